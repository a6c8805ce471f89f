import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { command } from '../command.ts';
import { root } from '../report.ts';

const git = async (...args: string[]): Promise<string> => {
  const { stdout } = await promisify(execFile)('git', args, { cwd: root });
  return stdout.trim();
};

/** Built Storybooks of commits are kept here: a commit does not change. */
const shelf = resolve(root, 'node_modules/.cache/dayfare-visual');

/** The commit that a name means. Rejects in plain words if it means none. */
export async function commitOf(ref: string): Promise<string> {
  try {
    return await git('rev-parse', '--verify', '--quiet', `${ref}^{commit}`);
  } catch {
    throw new Error(
      `There is no commit "${ref}" in this clone. In a shallow clone, fetch it first: git fetch --depth=1 origin ${ref}`,
    );
  }
}

async function must(what: string, tool: string, args: readonly string[], cwd: string): Promise<void> {
  const PATH = `${join(cwd, 'node_modules/.bin')}${delimiter}${process.env.PATH ?? ''}`;
  const env = { ...process.env, PATH, STORYBOOK_DISABLE_TELEMETRY: '1' };
  if ((await command(tool, args, env, cwd)) !== 0) throw new Error(`${what} did not work; see above.`);
}

async function buildIn(folder: string, output: string): Promise<void> {
  mkdirSync(join(folder, '.storybook/generated'), { recursive: true });
  await must('Making the mock worker', 'msw', ['init', '.storybook/generated', '--no-save'], folder);
  await must('Building Storybook', 'storybook', ['build', '--quiet', '--output-dir', output], folder);
}

/** The Storybook of the files as they are on disk now, in a folder that is yours to remove. */
export async function buildWorkingTree(): Promise<string> {
  const output = await mkdtemp(join(tmpdir(), 'dayfare-visual-after-'));
  await buildIn(root, output);
  return output;
}

/** The Storybook of a commit, with the dependencies of that commit; from the shelf if it has been built before. */
export async function buildCommit(commit: string): Promise<string> {
  const kept = join(shelf, commit);
  if (existsSync(join(kept, 'index.json'))) return kept;
  const tree = await mkdtemp(join(tmpdir(), 'dayfare-visual-before-'));
  const output = join(shelf, `${commit}.${process.pid}`);
  try {
    await git('worktree', 'add', '--detach', '--force', tree, commit);
    const { packageManager }: { packageManager: string } = JSON.parse(
      readFileSync(join(tree, 'package.json'), 'utf8'),
    );
    const install = ['--yes', packageManager, 'install', '--frozen-lockfile', '--prefer-offline'];
    await must(`Installing what ${commit.slice(0, 8)} needs`, 'npx', install, tree);
    await buildIn(tree, output);
    // Whole or not at all: a build that was stopped half-way must not be taken for one.
    await rename(output, kept);
    return kept;
  } finally {
    await rm(output, { recursive: true, force: true });
    await git('worktree', 'remove', '--force', tree).catch(() => rm(tree, { recursive: true, force: true }));
    await git('worktree', 'prune');
  }
}
