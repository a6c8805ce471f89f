// `pnpm texts`: which texts are missing, unused, too long or written into the code. Ends with 1 when there is any.
import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { hardCodedTexts, isExempt } from '../apps/web/src/platform/i18n/check/hard-coded.ts';
import { loadCatalogues } from '../apps/web/src/platform/i18n/check/load-catalogues.ts';
import { textProblems } from '../apps/web/src/platform/i18n/check/text-problems.ts';
import { catalogues } from '../apps/web/src/testing/catalogues.ts';
import { root as repository } from './lib/report.ts';

const { root } = parseArgs({
  args: process.argv.slice(2).filter((word) => word !== '--'),
  options: { root: { type: 'string', default: repository } },
}).values;

const files = globSync('apps/web/src/**/*.{ts,tsx}', { cwd: root })
  .filter((file) => !isExempt(`/${file}`))
  .map((file) => ({ file, code: readFileSync(resolve(root, file), 'utf8') }));

const areas = await loadCatalogues(catalogues);
const problems = textProblems(areas, files.map(({ code }) => code).join('\n'));
const hardCoded = files.flatMap(({ file, code }) => hardCodedTexts(file, code));

for (const { kind, area, key, language, detail } of problems) {
  console.log(`${kind.padEnd(9)}  ${area}:${key}${language ? ` (${language})` : ''}  ${detail}`);
}
for (const { file, line, text } of hardCoded) console.log(`in code    ${file}:${line}  "${text}"`);

const texts = areas.reduce((sum, area) => sum + area.texts.en.size, 0);
const found = problems.length + hardCoded.length;
console.log(
  `${texts} texts in ${areas.length} areas and 3 languages, ${files.length} files: ${found} to mend`,
);
process.exitCode = found === 0 ? 0 : 1;
