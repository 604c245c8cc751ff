"""`python -m tools.generate` writes the generated files; `--check` only names stale ones."""

import sys
from pathlib import Path

from tools.generate import (
    answer_cpp,
    answer_schema,
    answer_typescript,
    api_types,
    async_client,
    clients_page,
    command_page,
    cpp,
    decisions_index,
    en1990_tables,
    en1993_tables,
    fields_not_used_page,
    issue_codes_page,
    library_pages,
    local_server,
    model_page,
    powers_of_ten,
    results_page,
    schema_files,
    section_library,
    service_pages,
    tools_page,
    typescript,
)

ROOT = Path(__file__).parents[2]
GENERATORS = [
    api_types.generate,
    async_client.generate,
    cpp.generate,
    powers_of_ten.generate,
    en1990_tables.generate,
    en1993_tables.generate,
    section_library.generate,
    answer_cpp.generate,
    answer_typescript.generate,
    answer_schema.generate,
    results_page.generate,
    typescript.generate,
    schema_files.generate,
    model_page.generate,
    issue_codes_page.generate,
    fields_not_used_page.generate,
    library_pages.generate,
    local_server.generate,
    command_page.generate,
    tools_page.generate,
    service_pages.generate,
    clients_page.generate,
    decisions_index.generate,
]


def main() -> int:
    check = "--check" in sys.argv[1:]
    stale = []
    for generate in GENERATORS:
        for name, text in generate().items():
            path = ROOT / name
            if not path.exists() or path.read_text() != text:
                stale.append(name)
                if not check:
                    path.parent.mkdir(parents=True, exist_ok=True)
                    path.write_text(text)
    for name in stale:
        print(f"{name} is stale: run `make generate`" if check else f"wrote {name}")
    return 1 if check and stale else 0


if __name__ == "__main__":
    sys.exit(main())
