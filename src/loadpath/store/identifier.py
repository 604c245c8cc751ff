"""Ids that strangers send. PostgreSQL's text holds no NUL, so nothing has an id with one."""


def can_exist(identifier: str) -> bool:
    return "\x00" not in identifier
