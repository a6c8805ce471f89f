import { dirname, relative } from 'node:path';
import { createCompiler } from '@vanilla-extract/compiler';
import { root } from '../lib/report.ts';

/** A `.css.ts` once it is built. */
export interface BuiltStyles {
  /** Names of classes and variables, and the imports of the stylesheets behind them. */
  readonly script: string;
  /** Text of the stylesheet; undefined where the file only names variables. */
  readonly css: string | undefined;
}

/** The stylesheet's file beside the script of a `.css.ts`. */
export const sheetName = (file: string): string => file.replace(/\.css\.ts$/, '.css');

/** Compiles vanilla-extract files one by one. Each keeps a stylesheet of its own, so that an app gets those of what it uses. */
export async function buildStyles(files: readonly string[]): Promise<Map<string, BuiltStyles>> {
  const sheets = new Map<string, string>();
  const compiler = createCompiler({
    root,
    identifiers: 'short',
    enableFileWatcher: false,
    cssImportSpecifier: (file, css) => {
      sheets.set(file, css);
      return `sheet:${file}`;
    },
  });
  try {
    const scripts = new Map<string, string>();
    for (const file of files) {
      const { source } = await compiler.processVanillaFile(file);
      const script = source.replace(/(['"])sheet:([^'"]+)\1/g, (_, _quote, sheet: string) => {
        const path = relative(dirname(file), sheetName(sheet));
        return `'${path.startsWith('.') ? path : `./${path}`}'`;
      });
      scripts.set(file, script);
    }
    return new Map([...scripts].map(([file, script]) => [file, { script, css: sheets.get(file) }]));
  } finally {
    await compiler.close();
  }
}
