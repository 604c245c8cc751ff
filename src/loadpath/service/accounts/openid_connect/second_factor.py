"""Second factors are the provider's affair: it is asked for them, and its token must say so.

`acr` is a context that it asserts, `amr` the methods that were used (OpenID Connect Core, 2;
RFC 8176). Providers may ignore what they are asked for, so only the token counts.
"""

from typing import Any

from loadpath.service.errors import SignInFailed
from loadpath.service.settings import Settings


def ask_for_second_factor(settings: Settings) -> dict[str, str]:
    """What the request to the provider says; methods cannot be asked for."""
    contexts = settings.oidc_acr.split()
    return {"acr_values": " ".join(contexts)} if contexts else {}


def refuse_single_factor(claims: dict[str, Any], settings: Settings) -> None:
    """Refuse a token that does not vouch for what the operator asks for."""
    acr, amr = claims.get("acr"), claims.get("amr")
    methods = amr if isinstance(amr, list) else []
    if not vouches(settings.oidc_acr, [acr]) or not vouches(settings.oidc_amr, methods):
        raise SignInFailed(
            f"{settings.oidc_name} signed you in without the second factor that is needed here "
            f"(acr: {shown(acr)}, amr: {shown(amr)}). Set one up there and sign in again."
        )


def vouches(wanted: str, named: list[Any]) -> bool:
    """Whether one of the wanted words is among those named, or none is wanted."""
    words = wanted.split()
    return not words or any(word in named for word in words)


def shown(claim: Any) -> str:
    return "none" if claim is None else repr(claim)[:100]
