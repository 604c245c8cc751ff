"""The pages around an account: signing up, in and out, the profile with keys and password."""

from loadpath.service.accounts import (
    deletion,
    end_of_sessions,
    export_page,
    forgotten_password_page,
    new_password_page,
    profile_page,
    sign_in_page,
    sign_up_page,
)
from loadpath.service.accounts.openid_connect import sign_in as openid_connect
from loadpath.service.pages.page_path import Handler

PAGES: dict[str, dict[str, Handler]] = {
    "/sign-up": {"GET": sign_up_page.show_sign_up, "POST": sign_up_page.sign_up},
    "/sign-in": {"GET": sign_in_page.show_sign_in, "POST": sign_in_page.sign_in},
    "/sign-in/oidc": {"GET": openid_connect.begin},
    openid_connect.CALLBACK: {"GET": openid_connect.finish},
    "/sign-out": {"POST": sign_in_page.sign_out},
    "/forgotten-password": {
        "GET": forgotten_password_page.show_forgotten_password,
        "POST": forgotten_password_page.ask_for_new_password,
    },
    "/password/{secret}": {
        "GET": new_password_page.show_new_password,
        "POST": new_password_page.choose_password,
    },
    "/account": {"GET": profile_page.show_profile},
    "/account/keys": {"POST": profile_page.create_key},
    "/account/keys/revoke": {"POST": profile_page.revoke_key},
    "/account/sessions/end": {"POST": end_of_sessions.end_session},
    "/account/sign-out-everywhere": {"POST": end_of_sessions.end_all},
    "/account/export": {"GET": export_page.export_account},
    "/account/delete": {"POST": deletion.delete_own_account},
    "/account/password": {"POST": profile_page.change_password},
}
