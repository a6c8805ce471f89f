import { readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { transformWithOxc } from 'vite';

/** The name of a built file, from that of its source: `button.tsx` is `button.js`. */
export const builtName = (file: string): string => file.replace(/(?<!\.d)\.tsx?$/, '.js');

/** The name of the module that a file becomes: data is built into a script beside it. */
const builtModule = (path: string): string => builtName(path).replace(/\.json$/, '.json.js');

/** Relative imports with the endings that they have once they are built. Works on scripts and on declarations. */
export const withBuiltImports = (text: string): string =>
  text.replace(
    /((?:\bfrom|\bimport)\s*\(?\s*)(['"])(\.{1,2}\/[^'"]+?)(?<!\.d)\.tsx?\2/g,
    (_, before: string, quote: string, path: string) => `${before}${quote}${path}.js${quote}`,
  );

const glob = /import\.meta\.glob\(\s*(['"])\.\/\*\/([^'"]+)\1,\s*\{([^}]*)\}\s*,?\s*\)/g;

/**
 * `import.meta.glob` and imports by template are Vite's, and Vite leaves them alone in what is installed. Here they become what any
 * bundler understands: each file by its name. Only eager globs over one level of folders are known; anything else throws.
 */
export function withoutGlobs(text: string, folder: string): string {
  const imports: string[] = [];
  const below = (pattern: string) => {
    const matches = new RegExp(`^${pattern.replaceAll('.', '\\.').replaceAll('*', '[^/]*')}$`);
    return readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .flatMap((entry) => readdirSync(join(folder, entry.name)).map((file) => `./${entry.name}/${file}`))
      .filter((path) => matches.test(basename(path)))
      .toSorted();
  };
  const expanded = text.replace(glob, (_, _quote: string, pattern: string, options: string) => {
    const name = /import:\s*['"](\w+)['"]/.exec(options)?.[1];
    if (!/eager:\s*true/.test(options) || name === undefined)
      throw new Error(`Cannot build a glob with {${options}}.`);
    const entries = below(pattern).map((path) => {
      // A file by its address; the query keeps Vite from writing it into the script.
      if (/query:\s*['"]\?no-inline['"]/.test(options))
        return `'${path}': new URL('${path}?no-inline', import.meta.url).href`;
      const local = `${name}${imports.length}`;
      imports.push(`import { ${name} as ${local} } from '${builtModule(path)}';\n`);
      return `'${path}': ${local}`;
    });
    return `({ ${entries.join(', ')} })`;
  });
  const named = expanded.replace(/\bimport\(`\.\/([^`]+)`\)/g, (_, template: string) => {
    const pattern = template.replace(/\$\{\w+\}/g, '*');
    const paths = below(pattern.slice(pattern.indexOf('/') + 1));
    const loads = paths.map((path) => `'${path}': () => import('${builtModule(path)}')`);
    return `({ ${loads.join(', ')} })[\`./${template}\`]()`;
  });
  if (/import\.meta\.glob/.test(named))
    throw new Error(`A glob below ${basename(folder)} is of a kind that cannot be built.`);
  return imports.join('') + named;
}

/** A script as it runs in a browser, from a TypeScript file of a package. Throws where it does not parse. */
export async function buildScript(file: string, text: string): Promise<string> {
  const { code } = await transformWithOxc(text, file, {
    sourcemap: false,
    target: 'es2022',
    jsx: { runtime: 'automatic' },
  });
  return withBuiltImports(withoutGlobs(code, dirname(file)));
}
