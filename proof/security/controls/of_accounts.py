"""Controls on passwords, one-time links, new accounts and sign-in with a provider."""

from proof.security.controls.control import Control

SAME_WORK = Control(
    name="An account that does not exist costs the same work",
    file="service/access/passwords.py",
    before="        async with self._tried.turn(network):\n            matches =",
    after="        if password_hash is None:\n            return False\n"
    "        async with self._tried.turn(network):\n            matches =",
    test="service/test_tokens.py::test_wrong_in_any_way_is_the_same_401",
)

OF_ACCOUNTS = (
    Control(
        name="The password is compared",
        file="service/access/passwords.py",
        before="return self._hasher.verify(password_hash, password)",
        after="return True",
        test="service/test_tokens.py::test_wrong_in_any_way_is_the_same_401",
    ),
    SAME_WORK,
    Control(
        name="Ten failures close sign-in",
        file="service/access/password_sign_in.py",
        before="OF_ACCOUNT = Brake(10,",
        after="OF_ACCOUNT = Brake(10_000,",
        test="service/test_tokens.py::test_ten_failures_close_the_door_for_five_minutes",
    ),
    Control(
        name="Guesses at the same moment are counted",
        file="service/access/password_sign_in.py",
        before="        refuse_too_many(tx, subject, network, now)\n",
        after="",
        test="service/test_tokens.py::test_guesses_at_the_same_moment_do_not_slip_through",
    ),
    Control(
        name="Spraying over accounts closes sign-in for the network",
        file="service/access/password_sign_in.py",
        before="    if stands_for_one_party(network):\n",
        after="    if False:\n",
        test="service/test_brakes.py::test_spraying_over_many_accounts_is_slowed_down",
    ),
    Control(
        name="A password that was changed meanwhile does not count",
        file="service/access/password_sign_in.py",
        before="is_same = current is not None and current.password_hash == account_hash",
        after="is_same = True",
        test="service/test_tokens.py::test_a_password_changed_meanwhile_gives_no_token",
    ),
    Control(
        name="Passwords that are tried first are refused",
        file="service/access/passwords.py",
        before='if is_guessable(password, (email, *email.split("@"))):',
        after="if False:",
        test="service/test_passwords.py::test_the_sign_up_page_says_what_to_take_instead",
    ),
    Control(
        name="A new password ends sessions",
        file="service/access/new_password.py",
        before="    delete_sessions_of(tx, account_id)\n",
        after="",
        test="service/test_account_pages.py::test_changing_the_password_signs_other_browsers_out",
    ),
    Control(
        name="A new password ends tokens",
        file="service/access/new_password.py",
        before="    delete_tokens_of(tx, account_id)\n",
        after="",
        test="service/test_account_pages.py::test_changing_the_password_ends_the_tokens",
    ),
    Control(
        name="A network makes so many accounts and no more",
        file="service/access/sign_up_brake.py",
        before="    if not stands_for_one_party(network):\n        return\n",
        after="    return\n",
        test="service/test_brakes.py::test_a_flood_of_sign_ups_is_slowed_down",
    ),
    Control(
        name="A link to a password ends",
        file="store/one_time_links.py",
        before='WHERE hash = ? AND expires_at > ?", secret_hash, now',
        after='WHERE hash = ? AND ? > 0", secret_hash, now',
        test="service/test_mails.py::test_a_link_ends",
    ),
    Control(
        name="A link to a password works once, and so do those beside it",
        file="store/one_time_links.py",
        before="    delete_links_of(tx, link.email)\n",
        after="",
        test="service/test_mails.py::test_a_link_works_once_and_so_do_those_beside_it",
    ),
    Control(
        name="An address gets three mails an hour",
        file="service/access/one_time_link.py",
        before="if count_links(tx, email, now - HOUR) >= MOST_IN_AN_HOUR:",
        after="if False:",
        test="service/test_mails.py::test_nobody_is_flooded_with_mails",
    ),
    Control(
        name="Mails leave the machine under TLS only",
        file="service/mail/mail_server.py",
        before="server.starttls(context=ssl.create_default_context())",
        after="pass",
        test="service/test_mails.py::test_no_mail_leaves_the_machine_in_the_clear",
    ),
    Control(
        name="A mail goes to one address",
        file="service/mail/mail_server.py",
        before="if not ADDRESS.fullmatch(text):",
        after="if False:",
        test="service/test_mails.py::test_a_mail_goes_to_one_address",
    ),
    Control(
        name="Sign-up is closed where the operator closed it",
        file="service/accounts/sign_up_page.py",
        before='case "off":\n            raise NotFound(',
        after='case "off":\n            NotFound(',
        test="service/test_sign_up_modes.py::"
        "test_strangers_make_no_account_where_sign_up_is_closed",
    ),
    Control(
        name="A provider's answer belongs to a sign-in that was begun here",
        file="service/accounts/openid_connect/sign_in.py",
        before="journey is None or not hmac.compare_digest(\n"
        '        journey.state.encode(), request.query_params.get("state", "").encode()\n'
        "    )",
        after="journey is None",
        test="service/test_misbehaving_provider.py::test_an_answer_to_another_sign_in_is_refused",
    ),
    Control(
        name="A provider's token is for this sign-in",
        file="service/accounts/openid_connect/provider.py",
        before="registry.validate(claims)",
        after="pass",
        test="service/test_misbehaving_provider.py::test_tokens_that_make_no_sense",
    ),
    Control(
        name="A provider's token has its signature",
        file="service/accounts/openid_connect/provider.py",
        before="return jwt.decode(id_token, self._keys, algorithms=ALGORITHMS).claims",
        after="import base64, json\n"
        '        body = id_token.split(".")[1]\n'
        '        return json.loads(base64.urlsafe_b64decode(body + "=" * (-len(body) % 4)))',
        test="service/test_misbehaving_provider.py::test_tokens_that_the_provider_did_not_sign",
    ),
    Control(
        name="An address counts where the provider verified it",
        file="service/accounts/openid_connect/provider.py",
        before='claims.get("email") if claims.get("email_verified") is True else None',
        after='claims.get("email")',
        test="service/test_openid_connect.py::test_an_unverified_address_makes_no_account",
    ),
    Control(
        name="A provider is connected soon after signing in only",
        file="service/accounts/openid_connect/sign_in.py",
        before="if visitor is not None and visitor.signed_in_at < resources.clock() - FRESH:",
        after="if False:",
        test="service/test_misbehaving_provider.py::"
        "test_a_provider_is_connected_by_whoever_has_just_signed_in",
    ),
    Control(
        name="Another site begins no sign-in",
        file="service/accounts/openid_connect/sign_in.py",
        before='    refuse_other_sites(request, resources, "request")\n',
        after="",
        test="service/test_misbehaving_provider.py::test_other_sites_begin_no_sign_in",
    ),
    Control(
        name="The provider vouches for the second factor",
        file="service/accounts/openid_connect/provider.py",
        before="        refuse_single_factor(claims, self._settings)\n",
        after="",
        test="service/test_second_factor.py::test_whoever_comes_without_one_is_refused",
    ),
    Control(
        name="An account of the provider is not entered by a password",
        file="service/access/password_sign_in.py",
        before="        refuse_password(tx, account, resources.settings)\n",
        after="",
        test="service/test_second_factor.py::"
        "test_an_account_of_the_provider_is_not_entered_by_less",
    ),
)
