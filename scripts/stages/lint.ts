import { brandNames } from '@dayfare/themes/brands/names';
import { brandsFolder } from '../lib/brands/brand-files.ts';
import { historyInWords } from '../lib/brands/brand-history.ts';
import { command } from '../lib/command.ts';
import { finish } from '../lib/report.ts';

const status = await command('biome', ['check', '--error-on-warnings']);
// What a review of a brand is about; nothing that can fail.
for (const line of await historyInWords(brandsFolder, brandNames, 'HEAD^')) console.log(line);
finish({ stage: 'lint', passed: status === 0 ? 1 : 0, failed: status === 0 ? 0 : 1 });
