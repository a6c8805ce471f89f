import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { command } from '../command.ts';

/**
 * Runs `@storybook/test-runner` against a built Storybook, with the hooks in `.storybook/test-runner.ts`. `words` choose files by the
 * id of their title, `components-button`; none means all. Never fewer than one failure where the runner itself failed.
 */
export async function runStorybookTests(
  url: string,
  words: readonly string[],
  env: NodeJS.ProcessEnv = {},
): Promise<{ passed: number; failed: number }> {
  const folder = await mkdtemp(join(tmpdir(), 'dayfare-test-storybook-'));
  const file = join(folder, 'results.json');
  const args = ['--url', url, '--index-json', '--maxWorkers', '2', '--json', '--outputFile', file, ...words];
  const status = await command('test-storybook', args, {
    ...process.env,
    STORYBOOK_DISABLE_TELEMETRY: '1',
    ...env,
  });
  const { numPassedTests = 0, numFailedTests = 0 }: { numPassedTests?: number; numFailedTests?: number } =
    await readFile(file, 'utf8').then(JSON.parse, () => ({}));
  await rm(folder, { recursive: true });
  return { passed: numPassedTests, failed: status === 0 ? numFailedTests : Math.max(numFailedTests, 1) };
}
