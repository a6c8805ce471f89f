// `pnpm dev`: the web app, the server and Storybook, all reloading as one edits.
import { type ChildProcess, spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { root } from './lib/report.ts';

const web = 4001;
const storybook = 6006;

/** Each runs in its own folder; the first word is a tool of the workspace. */
const servers = [
  { run: ['node', '--watch', 'src/main.ts'], in: 'apps/sandbox' },
  { run: ['vite', '--host', '127.0.0.1', '--port', String(web), '--strictPort'], in: 'apps/web' },
  { run: ['storybook', 'dev', '--port', String(storybook), '--exact-port', '--no-open', '--quiet'], in: '.' },
] as const;

const children: ChildProcess[] = servers.map(({ run: [tool, ...args], in: folder }) =>
  spawn(tool, args, {
    cwd: resolve(root, folder),
    stdio: 'inherit',
    env: { ...process.env, STEERING: '1' },
  }),
);
console.log(
  `Web app http://localhost:${web}   API http://localhost:4000/api   Storybook http://localhost:${storybook}`,
);

let stopping = false;
function stop(status: number): void {
  if (stopping) return;
  stopping = true;
  for (const child of children) child.kill('SIGTERM');
  process.exitCode = status;
}
process.on('SIGINT', () => stop(0));
process.on('SIGTERM', () => stop(0));
for (const child of children) child.once('exit', (code) => stop(code ?? 1));
