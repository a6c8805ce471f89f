import { command } from '../lib/command.ts';
import { finish } from '../lib/report.ts';

/** Each project has its own globals: the domain has no DOM, the server no window. */
const projects = [
  'packages/domain',
  'packages/themes',
  'packages/ui',
  'packages/api',
  'apps/sandbox',
  'apps/web',
  'apps/native-shell',
  '.storybook',
  'scripts',
];

let failed = 0;
for (const project of projects) {
  const status = await command('tsc', ['--noEmit', '-p', project]);
  console.log(`${status === 0 ? 'ok' : 'FAILED'}  types of ${project}`);
  if (status !== 0) failed += 1;
}
finish({ stage: 'types', passed: projects.length - failed, failed });
