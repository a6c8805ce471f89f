import { command } from '../lib/command.ts';
import { finish } from '../lib/report.ts';

/** Each project has its own globals: the domain has no DOM, the server no window. */
const projects = [
  'packages/domain',
  'packages/pdf',
  'packages/themes',
  'packages/ui',
  'packages/api',
  'apps/sandbox',
  'apps/web',
  'apps/native-shell',
  '.storybook',
  'scripts',
];

/** Paths on the command line choose the projects that they are in. */
const paths = process.argv.slice(2);
const chosen = projects.filter(
  (project) => paths.length === 0 || paths.some((path) => path.startsWith(`${project}/`)),
);
let failed = 0;
for (const project of chosen) {
  const status = await command('tsc', ['--noEmit', '-p', project]);
  console.log(`${status === 0 ? 'ok' : 'FAILED'}  types of ${project}`);
  if (status !== 0) failed += 1;
}
finish({ stage: 'types', passed: chosen.length - failed, failed });
