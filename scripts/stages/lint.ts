import { command } from '../lib/command.ts';
import { finish } from '../lib/report.ts';

const status = await command('biome', ['check', '--error-on-warnings']);
finish({ stage: 'lint', passed: status === 0 ? 1 : 0, failed: status === 0 ? 0 : 1 });
