import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** What a module brings in, with the names that it takes: `import { a, b } from './c.ts'`, `export { d } from './e.ts'`. Types have no texts. */
const importedNow = /(?:^|[\s;])(?:import|export)\s+(?!type\b)([^'"`;]*?)\s*(?:from\s*)?['"](\.[^'"]+)['"]/g;
/** What a module brings in later: `import('./c.ts')`. */
const importedLater = /\bimport\(\s*['"](\.[^'"]+)['"]\s*\)/g;

interface Import {
  readonly file: string;
  /** The names that are taken; undefined for all of them. */
  readonly names: readonly string[] | undefined;
  readonly isLater: boolean;
}

interface Module {
  readonly texts: readonly string[];
  readonly imports: readonly Import[];
}

function namesIn(clause: string): readonly string[] | undefined {
  const list = /\{([^}]*)\}/.exec(clause)?.[1];
  if (list === undefined) return undefined;
  return list
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '' && !name.startsWith('type '))
    .map((name) => name.split(/\s+as\s+/)[0] ?? name);
}

/** Comments name texts too, as examples. */
const comment = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm;

/** The folder below an area in which a page lies: `areas/money/home`. */
const roomOf = (file: string) => /\/areas\/[^/]+\/[^/]+\//.exec(file)?.[0] ?? dirname(file);

/** Code runs in a `.ts` or `.tsx` file; a style sheet of vanilla-extract says nothing. */
const isCode = (file: string) => /\.tsx?$/.test(file) && !file.endsWith('.css.ts');

/**
 * Returns a function that finds the text areas that a page and everything it renders use, sorted. It follows the page's imports, and a
 * module counts if it has an area's name as a string, alone (`useTexts('help/faqs')`) or before a key (`'help/faqs:titles.page'`). What is
 * loaded later counts if it is in the page's own room or in the kit; a part of another room loads its texts itself. `areas` are the names of all areas.
 */
export function textsUsedBy(areas: readonly string[]): (page: string) => readonly string[] {
  const named = new RegExp(`['"\`](${areas.join('|')})(?=['"\`:])`, 'g');
  const known = new Map<string, Module>();

  // What the platform says is loaded with the app.
  const ownTexts = (file: string, code: string) =>
    areas.length === 0 || file.includes('/platform/')
      ? []
      : [...code.replace(comment, '').matchAll(named)].map(([, area = '']) => area);

  function read(file: string): Module {
    const found = known.get(file);
    if (found) return found;
    const code = existsSync(file) ? readFileSync(file, 'utf8') : '';
    const at = (path: string) => join(dirname(file), path);
    const module = {
      texts: ownTexts(file, code),
      imports: [
        ...[...code.matchAll(importedNow)].map(([, clause = '', path = '']) => ({
          ...{ file: at(path), names: namesIn(clause), isLater: false },
        })),
        ...[...code.matchAll(importedLater)].map(([, path = '']) => ({
          ...{ file: at(path), names: undefined, isLater: true },
        })),
      ].filter((one) => isCode(one.file)),
    };
    known.set(file, module);
    return module;
  }

  /** An area's index re-exports what others may use; only what is taken from it counts. */
  const targetsOf = ({ file, names }: Import): readonly string[] =>
    file.endsWith('/index.ts') && names
      ? read(file)
          .imports.filter((inner) => inner.names?.some((name) => names.includes(name)) ?? true)
          .map((inner) => inner.file)
      : [file];

  return (page) => {
    const seen = new Set([page]);
    const texts = new Set<string>();
    for (const file of seen) {
      const module = read(file);
      for (const area of module.texts) texts.add(area);
      for (const one of module.imports)
        if (!one.isLater || one.file.includes('/kit/') || roomOf(one.file) === roomOf(page))
          for (const target of targetsOf(one)) seen.add(target);
    }
    return [...texts].sort();
  };
}
