import { dirname, relative } from 'node:path';
import { createCompiler } from '@vanilla-extract/compiler';
import type { Plugin } from 'rolldown';
import { root } from '../lib/report.ts';

const ending = '.css.ts';
const marker = 'sheet:';

/**
 * Compiles vanilla-extract files while a package is built. Each keeps a stylesheet of its own beside its script, `a.css` beside `a.css.js`,
 * so that an app gets those of what it uses. `place` gives the path of a source file in the package.
 */
export function stylesheets(place: (source: string) => string): Plugin {
  const sheets = new Map<string, string>();
  const sheetOf = (file: string) => `${file.slice(0, -ending.length)}.css`;
  const compiler = createCompiler({
    root,
    identifiers: 'short',
    enableFileWatcher: false,
    cssImportSpecifier: (file, css) => {
      sheets.set(file, css);
      return marker + file;
    },
  });
  return {
    name: 'stylesheets',
    resolveId(id, importer) {
      if (!id.startsWith(marker) || importer === undefined) return undefined;
      const path = relative(dirname(importer), sheetOf(id.slice(marker.length)));
      return { id: path.startsWith('.') ? path : `./${path}`, external: true };
    },
    load: {
      filter: { id: /\.css\.ts$/ },
      async handler(id) {
        const { source } = await compiler.processVanillaFile(id);
        return { code: source, moduleType: 'js', moduleSideEffects: true };
      },
    },
    generateBundle() {
      for (const [file, css] of sheets)
        this.emitFile({ type: 'asset', fileName: place(sheetOf(file)), source: css });
    },
    closeBundle: () => compiler.close(),
  };
}
