import { keepCounting } from '../lib/processor-time.ts';
import { finish } from '../lib/report.ts';
import { runUnit } from '../lib/unit/run-unit.ts';
import { unitOutcome } from '../lib/unit/unit-report.ts';

keepCounting();

/** Words on the command line choose files, as Vitest does. */
const words = process.argv.slice(2).filter((word) => word !== '--');
const { report, status, outside } = await runUnit(words);
finish({ stage: 'unit', ...unitOutcome(report, status, outside) });
