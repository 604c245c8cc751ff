"""The account endpoints, declared."""

from loadpath.service.accounts.endpoints import issue_token, read_token_request, show_account
from loadpath.service.accounts.types import AccountInfo, IssuedToken, TokenRequest
from loadpath.service.errors import InvalidCredentials, SecondFactorNeeded
from loadpath.service.operations.operation import Operation, Outcome

USER_ID = "0b1f8a52-6d0c-4c1e-9f57-8d4a3f0f6f10"

OPERATIONS = [
    Operation(
        id="showAccount",
        method="GET",
        path="/api/sdk/me",
        feature="Accounts",
        summary="Show the account",
        description="The account behind the credential. Works with both credential forms.",
        endpoint=show_account,
        outcome=Outcome(
            status=200,
            description="The account.",
            body=AccountInfo,
            examples={
                "with an API key": {
                    "user_id": USER_ID,
                    "email": "ada@example.com",
                    "is_premium": False,
                },
                "with a bearer token": {
                    "user_id": USER_ID,
                    "email": "ada@example.com",
                    "is_premium": True,
                    "token_expires_at": "2026-05-04T11:15:00Z",
                },
            },
        ),
    ),
    Operation(
        id="issueToken",
        method="POST",
        path="/api/sdk/token",
        feature="Accounts",
        summary="Get a bearer token",
        description=(
            "Exchange e-mail address and password for a bearer token that is valid for one hour. "
            "Only for accounts created with e-mail and password; others use an API key. "
            "Ten failures within five minutes for one account from one network give 429."
        ),
        endpoint=issue_token,
        is_public=True,
        read=read_token_request,
        request=TokenRequest,
        request_examples={
            "sign in": {"email": "ada@example.com", "password": "correct horse battery"}
        },
        outcome=Outcome(
            status=200,
            description="The token. It is not shown again.",
            body=IssuedToken,
            examples={
                "issued": {
                    "token": "lpt_1QGbWv0J7pXkq2mTn5sYzE4cLhR8dAuF6iOeB3wKj9VgSt0NxMP0aZ5kd",
                    "expires_at": "2026-05-04T11:15:00Z",
                    "is_premium": True,
                    "user": {"id": USER_ID, "email": "ada@example.com"},
                }
            },
        ),
        errors=(InvalidCredentials, SecondFactorNeeded),
    ),
]
