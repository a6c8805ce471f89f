import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

const fromIndex = /^import \{([^}]*)\} from '([^']*\/index\.ts)';$/gm;
const listed = /^export \{([^}]*)\} from '([^']*)';$/gm;

const namesIn = (list: string) =>
  list
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '' && !name.startsWith('type '));

/** Which file each name of an area's index comes from, as the index writes it. */
function filesByName(index: string): ReadonlyMap<string, string> {
  const files = [...index.matchAll(listed)].flatMap(([, names = '', file = '']) =>
    namesIn(names).map((name) => [name, file] as const),
  );
  return new Map(files);
}

/** The code with each import from an index led to the file that the index names. `read` gives an index's code. */
export async function pastIndexesOf(
  code: string,
  importer: string,
  read: (index: string) => Promise<string>,
): Promise<string> {
  let direct = code;
  for (const [statement, names = '', index = ''] of code.matchAll(fromIndex)) {
    const files = filesByName(await read(index));
    const imports = namesIn(names).map((name) => {
      const file = files.get(name);
      if (!file) throw new Error(`${index}, which ${importer} imports, does not list ${name}.`);
      return `import { ${name} } from '${dirname(index)}/${file}';`;
    });
    direct = direct.replace(statement, () => imports.join(' '));
  }
  return direct;
}

/**
 * Imports what an area's index lists straight from its file. The bundler puts all files that an index names into the chunk of whoever imports one of
 * them: the home had the entry of codes, its masks and the rules of passwords with it.
 */
export function pastIndexes(): Plugin {
  return {
    name: 'past-indexes',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\/apps\/web\/src\/.*\.tsx?$/, code: /\/index\.ts'/ },
      async handler(code, id) {
        const read = (index: string) => readFile(join(dirname(id), index), 'utf8');
        return { code: await pastIndexesOf(code, id, read), map: null };
      },
    },
  };
}
