import { journeyResult } from '../lib/journeys/journey-report.ts';
import { runJourneys } from '../lib/journeys/run-journeys.ts';
import { keepCounting } from '../lib/processor-time.ts';
import { finish } from '../lib/report.ts';

keepCounting();

/** Words on the command line choose journeys by their files, as Playwright does. */
const words = process.argv.slice(2).filter((word) => word !== '--');
finish({ stage: 'journeys', ...journeyResult(await runJourneys(words)) });
