"""Every page of the site by its path: who answers which method."""

from loadpath.service.pages import profile, saved_models, sign_in, sign_up, start_page
from loadpath.service.pages.openid_connect import sign_in as openid_connect
from loadpath.service.pages.page_path import Handler

SITE: dict[str, dict[str, Handler]] = {
    "/": {"GET": start_page.show_start},
    "/sign-up": {"GET": sign_up.show_sign_up, "POST": sign_up.sign_up},
    "/sign-in": {"GET": sign_in.show_sign_in, "POST": sign_in.sign_in},
    "/sign-in/oidc": {"GET": openid_connect.begin},
    openid_connect.CALLBACK: {"GET": openid_connect.finish},
    "/sign-out": {"POST": sign_in.sign_out},
    "/account": {"GET": profile.show_profile},
    "/account/keys": {"POST": profile.create_key},
    "/account/keys/revoke": {"POST": profile.revoke_key},
    "/account/password": {"POST": profile.change_password},
    "/account/models": {"GET": saved_models.show_saved_models},
    "/account/models/{id}": {"GET": saved_models.show_in_viewer},
    "/account/models/{id}/document": {"GET": saved_models.download},
    "/account/models/{id}/issues": {"GET": saved_models.serve_issues},
    "/account/models/{id}/rename": {"POST": saved_models.rename},
    "/account/models/{id}/delete": {"POST": saved_models.delete},
}
