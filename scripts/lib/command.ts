import { spawn } from 'node:child_process';
import { root } from './report.ts';

/** Runs a command with its output passed through and resolves to its exit status. */
export function command(
  name: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = process.env,
  cwd: string = root,
): Promise<number> {
  return new Promise((done, fail) => {
    const child = spawn(name, args, { cwd, stdio: ['ignore', 'inherit', 'inherit'], env });
    child.once('error', fail);
    child.once('exit', (code) => done(code ?? 1));
  });
}
