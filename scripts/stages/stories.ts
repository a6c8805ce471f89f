import { readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { command } from '../lib/command.ts';
import { finish, root } from '../lib/report.ts';
import { serveFolder } from '../lib/serve-folder.ts';

const server = await serveFolder(resolve(root, 'storybook-static'), 0);
const output = join(tmpdir(), `dayfare-stories-${process.pid}.json`);
const status = await command('test-storybook', [
  '--config-dir',
  '.storybook',
  '--url',
  server.url,
  '--json',
  '--outputFile',
  output,
]);
await server.close();
const { numPassedTests, numFailedTests, numFailedTestSuites } = JSON.parse(readFileSync(output, 'utf8')) as {
  numPassedTests: number;
  numFailedTests: number;
  numFailedTestSuites: number;
};
rmSync(output);
const failed = numFailedTests > 0 ? numFailedTests : status === 0 ? 0 : Math.max(numFailedTestSuites, 1);
finish({ stage: 'stories', passed: numPassedTests, failed });
