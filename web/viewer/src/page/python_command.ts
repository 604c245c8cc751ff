// The commands that solve the same document in Python. Only a link's document can be fetched by
// whoever has its address; any other is downloaded first.

import type { PageConfig } from './config';

type Given = Pick<PageConfig, 'document_url' | 'expires_at' | 'python_package'>;

export function pythonCommand(config: Given, page: string): string {
  const { document_url, expires_at, python_package } = config;
  const install = python_package
    ? `pip install ${new URL(python_package, page).href}`
    : '# with the Python package loadpath installed';
  const fetch =
    document_url && expires_at
      ? `curl -s ${new URL(document_url, page).href} -o model.json`
      : '# save the document as model.json';
  return [install, fetch, 'loadpath solve model.json'].join('\n');
}
