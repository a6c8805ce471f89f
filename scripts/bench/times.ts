import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { command } from '../lib/command.ts';
import { root } from '../lib/report.ts';
import { answering, anyPort } from './product.ts';

/** How long the two commands of the README take from a fresh clone, and the second time. */
export async function times(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'dayfare-clone-'));
  try {
    await command('git', ['clone', '--quiet', root, folder]);
    console.log(`npm start, cold  ${await seconds(() => untilServing(folder))}`);
    console.log(`npm start, warm  ${await seconds(() => untilServing(folder))}`);
    console.log(`npm test, cold   ${await seconds(() => npmTest(folder))}`);
    console.log(`npm test, warm   ${await seconds(() => npmTest(folder))}`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function seconds(work: () => Promise<void>): Promise<string> {
  const began = performance.now();
  await work();
  return `${((performance.now() - began) / 1000).toFixed(1)} s`;
}

/** Starts the product and stops it as soon as both of its addresses answer. */
async function untilServing(folder: string): Promise<void> {
  const [port, storybookPort] = [await anyPort(), await anyPort()];
  const child = spawn('npm', ['start'], {
    cwd: folder,
    stdio: 'ignore',
    env: { ...process.env, PORT: String(port), STORYBOOK_PORT: String(storybookPort) },
  });
  const ended = new Promise((done) => child.once('exit', done));
  const deadline = AbortSignal.timeout(600_000);
  while (!(await serves(port)) || !(await serves(storybookPort))) {
    if (deadline.aborted || child.exitCode !== null) throw new Error('npm start did not come up.');
    await new Promise((done) => setTimeout(done, 200));
  }
  child.kill('SIGINT');
  await ended;
}

function serves(port: number): Promise<boolean> {
  return answering(`http://127.0.0.1:${port}/`, 300).then(
    () => true,
    () => false,
  );
}

async function npmTest(folder: string): Promise<void> {
  const status = await new Promise<number>((done) => {
    const child = spawn('npm', ['test'], { cwd: folder, stdio: 'ignore' });
    child.once('exit', (code) => done(code ?? 1));
  });
  if (status !== 0) console.log('  (this run failed)');
}
