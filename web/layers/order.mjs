// Who may import whom in web/. A file imports from its own folder and from folders that stand before
// it in the list of its package; '.' is the package's src/ itself. Generated files (*.gen.ts) are the
// ground: every file may import them, and they import only each other.

export const PACKAGES = {
  engine: { folders: ['results', 'client', '.'], packages: [] },
  mcp: { folders: ['.'], packages: ['engine'] },
  viewer: {
    folders: [
      'format',
      'model',
      'results',
      'tables',
      'changes',
      'stage',
      'layers',
      'page',
      'scene',
      'picture',
      'typeset',
      'report',
      'panels',
      'chat',
      '.',
    ],
    packages: ['engine'],
  },
};

/** What packages are called in an import, and the file that stands for it. */
export const NAMES = { loadpath: 'engine/src/browser.ts' };
