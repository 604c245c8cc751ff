"""PostgreSQL's own vacuum, asked for now: space of deleted rows is used again."""

import psycopg

from loadpath.store.postgresql import translated_errors

SIZE = "SELECT pg_database_size(current_database())"


def vacuum_postgresql(url: str) -> tuple[int, int]:
    """Size before and after. It locks nobody out, so files shrink only at their end."""
    with translated_errors(), psycopg.connect(url, autocommit=True) as connection:
        before = connection.execute(SIZE).fetchone()
        connection.execute("VACUUM (ANALYZE)")
        after = connection.execute(SIZE).fetchone()
    assert before is not None
    assert after is not None
    return int(before[0]), int(after[0])
