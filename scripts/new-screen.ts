import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { command } from './lib/command.ts';
import { webSource } from './lib/generated/web-index.ts';
import { makeScreen, readWords } from './lib/make/make-screen.ts';
import { OrderError } from './lib/make/order-error.ts';
import { runOrder } from './lib/run-order.ts';

const usage = `pnpm new:screen AREA NAME --path PATH --en WORDS --es WORDS --fr WORDS

Makes apps/web/src/areas/AREA/NAME: route, page, texts in three languages, stories with mocks and tests, such as
  pnpm new:screen savings overview --path /savings --en "Savings: What you have put aside." \\
    --es "Ahorros: Lo que has guardado." --fr "Épargne : Ce que vous avez mis de côté."
WORDS are a title and a sentence. PATH is a path of the domain's catalogue, which says who may open it and where back leads.`;

await runOrder(usage, async () => {
  const { values, positionals } = parseArgs({
    args: process.argv.slice(2).filter((word) => word !== '--'),
    allowPositionals: true,
    options: {
      path: { type: 'string' },
      en: { type: 'string', default: '' },
      es: { type: 'string', default: '' },
      fr: { type: 'string', default: '' },
      root: { type: 'string', default: webSource },
    },
  });
  const [area, name] = positionals;
  const { path, en, es, fr, root } = values;
  if (area === undefined || name === undefined || path === undefined) throw new OrderError(usage);
  const words = { en: readWords('en', en), es: readWords('es', es), fr: readWords('fr', fr) };
  const folder = makeScreen(root, { area, name, path, words });
  await command('biome', ['format', '--write', '--log-level=error', folder]);
  if (resolve(root) === webSource) await command('node', ['scripts/generate.ts']);
  console.log(`Made ${folder}. Now make it what it is; then
  pnpm dev                     shows it in the app and in Storybook
  vitest run --project web ${name}    opens it in a test`);
  return 0;
});
