"""The pages around an account: signing up, in and out, the profile with keys and password."""

from loadpath.service.accounts import profile_page, sign_in_page, sign_up_page
from loadpath.service.accounts.openid_connect import sign_in as openid_connect
from loadpath.service.pages.page_path import Handler

PAGES: dict[str, dict[str, Handler]] = {
    "/sign-up": {"GET": sign_up_page.show_sign_up, "POST": sign_up_page.sign_up},
    "/sign-in": {"GET": sign_in_page.show_sign_in, "POST": sign_in_page.sign_in},
    "/sign-in/oidc": {"GET": openid_connect.begin},
    openid_connect.CALLBACK: {"GET": openid_connect.finish},
    "/sign-out": {"POST": sign_in_page.sign_out},
    "/account": {"GET": profile_page.show_profile},
    "/account/keys": {"POST": profile_page.create_key},
    "/account/keys/revoke": {"POST": profile_page.revoke_key},
    "/account/password": {"POST": profile_page.change_password},
}
