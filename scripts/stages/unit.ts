import { readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { command } from '../lib/command.ts';
import { keepCounting } from '../lib/processor-time.ts';
import { finish } from '../lib/report.ts';
import { type UnitReport, unitOutcome } from '../lib/unit/unit-report.ts';

keepCounting();

const output = join(tmpdir(), `dayfare-unit-${process.pid}.json`);
const status = await command('vitest', [
  'run',
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${output}`,
  '--silent=passed-only',
]);
const report = JSON.parse(readFileSync(output, 'utf8')) as UnitReport;
rmSync(output);
finish({ stage: 'unit', ...unitOutcome(report, status) });
