import { command } from '../lib/command.ts';
import { finish } from '../lib/report.ts';

const checks = [
  {
    name: 'imports flow one way',
    run: ['depcruise', '--config', '.dependency-cruiser.js', 'packages', 'apps'],
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
finish({ stage: 'imports', passed: checks.length - failed, failed });
