import { glob, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';
import { source } from './place.ts';

const imported = /^import \{([^}]*)\} from 'react-router-dom';$/gm;

/** What a source file imports from React Router, without types. */
export function namesOfRouter(code: string): readonly string[] {
  return [...code.matchAll(imported)]
    .flatMap(([, names = '']) => names.split(','))
    .map((name) => name.trim())
    .filter((name) => name !== '' && !name.startsWith('type '));
}

async function namesInUse(): Promise<readonly string[]> {
  const names = new Set<string>();
  for await (const file of glob(source('**/*.{ts,tsx}')))
    for (const name of namesOfRouter(await readFile(file, 'utf8'))) names.add(name);
  return [...names].toSorted();
}

const folderOf = (library: string, importer: string) =>
  dirname(createRequire(importer).resolve(`${library}/package.json`));

const dom = folderOf('react-router-dom', import.meta.url);
/** Its files for production. The package has no condition that leads to them. */
const production = join(folderOf('react-router', join(dom, 'package.json')), 'dist/production');

/** Returns a module of the library in one piece, without what its exports do not use. */
async function shaken(code: string): Promise<string> {
  const [made] = (await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    resolve: {
      alias: {
        'react-router/dom': join(production, 'dom-export.mjs'),
        'react-router': join(production, 'index.mjs'),
      },
    },
    plugins: [{ name: 'code', load: (id) => (id === import.meta.filename ? code : null) }],
    build: {
      write: false,
      minify: false,
      target: 'chrome111',
      lib: { entry: import.meta.filename, formats: ['es'] },
      rolldownOptions: {
        external: /^react(?:-dom)?(?:\/|$)/,
        treeshake: {
          propertyWriteSideEffects: false,
          manualPureFunctions: ['React.forwardRef', 'React.createContext'],
        },
      },
    },
  })) as Rolldown.RolldownOutput[];
  const bundled = made?.output[0].code;
  if (!bundled) throw new Error('React Router could not be bundled.');
  return bundled;
}

const router = '\0router-bundle';

/**
 * Bundles React Router by itself, with what the app imports from it and nothing else, which takes 5 kB gzip off the first page. Link, NavLink and
 * Form would stay in the app's bundle though nothing uses them, because each is given a display name. The bundler can be told that such a line has
 * no effect, but only for a whole bundle: it would drop a module of the app that writes to a global.
 */
export function routerBundle(): Plugin {
  return {
    name: 'router-bundle',
    apply: 'build',
    enforce: 'pre',
    resolveId: { filter: { id: /^react-router-dom$/ }, handler: () => router },
    async load(id) {
      if (id !== router) return null;
      const names = (await namesInUse()).join(', ');
      const whole = await shaken(`export { ${names} } from ${JSON.stringify(join(dom, 'dist/index.mjs'))};`);
      // In one module all calls of React have the same name, so that those without effect can be told.
      return shaken(whole);
    },
  };
}
