// Loaded before a consumer's server part: stands in for what a bundler of React's server components does with other files than scripts of
// the server.
import { registerHooks } from 'node:module';
import { parseSync } from 'rolldown/utils';

/** What a server knows of a module that begins with `'use client'`: the names of its exports. */
function references(path: string, text: string): string {
  const { module } = parseSync(path, text);
  const names = module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ exportName }) =>
      exportName.kind === 'Default' ? ['default'] : (exportName.name ?? []),
    ),
  );
  return `const reference = {}; export { ${names.map((name) => `reference as ${name}`).join(', ')} };`;
}

registerHooks({
  load(url, context, nextLoad) {
    if (url.endsWith('.css')) return { format: 'module', source: '', shortCircuit: true };
    const loaded = nextLoad(url, context);
    const text = String(loaded.source);
    // Some say first that they are strict.
    if (!/^\s*(?:(['"])use strict\1;\s*)?(['"])use client\2/.test(text)) return loaded;
    return { ...loaded, format: 'module', source: references(url, text) };
  },
});
