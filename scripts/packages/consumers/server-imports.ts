import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const hooks = pathToFileURL(join(import.meta.dirname, 'react-server.ts')).href;

/** Imports every entry of `@dayfare/ui` as a server does that renders React's server components; gives what could not be imported, and why. */
export function importOnServer(home: string): string[] {
  const script = join(home, 'import-all.mjs');
  writeFileSync(
    script,
    `import manifest from '@dayfare/ui/package.json' with { type: 'json' };
const problems = [];
for (const path of Object.keys(manifest.exports).filter((path) => path !== './package.json'))
  await import('@dayfare/ui/' + path.slice(2)).catch((error) => problems.push(path + ': ' + error.message));
console.log(JSON.stringify(problems));
`,
  );
  const words = ['--conditions', 'react-server', '--conditions', 'module', '--import', hooks, script];
  return JSON.parse(execFileSync(process.execPath, words, { cwd: home, encoding: 'utf8' }));
}
