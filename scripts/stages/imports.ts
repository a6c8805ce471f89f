import { command } from '../lib/command.ts';
import { finish } from '../lib/report.ts';
import { unusedInDomain } from '../lib/unused-rules.ts';

const checks = [
  {
    name: 'imports flow one way',
    run: ['depcruise', '--config', '.dependency-cruiser.js', 'packages', 'apps', '.storybook', 'scripts'],
  },
  { name: 'nothing is left unused', run: ['knip'] },
] as const;

let failed = 0;
for (const { name, run } of checks) {
  const [tool, ...args] = run;
  const status = await command(tool, args);
  console.log(`${status === 0 ? 'ok' : 'FAILED'}  ${name}`);
  if (status !== 0) failed += 1;
}

const { surplus } = unusedInDomain();
for (const { file, name } of surplus)
  console.log(`${file} exports ${name}, which nothing outside its area uses`);
console.log(`${surplus.length === 0 ? 'ok' : 'FAILED'}  domain exports nothing for its own use`);
if (surplus.length > 0) failed += 1;
finish({ stage: 'imports', passed: checks.length + 1 - failed, failed });
