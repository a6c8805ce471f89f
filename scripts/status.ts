import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { brandNames } from '@dayfare/themes/brands/names';
import { chromium } from 'playwright';
import { resultOf, type Status } from '../.storybook/pages/status/status-data.ts';
import { root } from './lib/report.ts';
import { serveFolder } from './lib/serve-folder.ts';
import { openPreview } from './lib/stories/show-story.ts';
import { readStories, type Story } from './lib/stories/story-index.ts';
import { keepStatus, statusFile } from './status/keep.ts';
import { walksByKeyboard } from './status/keyboard.ts';
import { tally } from './status/tally.ts';
import { runTranscripts } from './status/transcripts.ts';
import { proveEngine, visit } from './status/visit.ts';

const usage = `pnpm status [WORD …] [--storybook FOLDER]

Looks at every story of the library in Chromium with every check, and writes .reports/status.json for Storybook's page "Status".
Takes about a second a story: a quarter of an hour for all of them. With words, only the parts whose title has one of them; the others stay as they were.
Needs a built Storybook: pnpm build:storybook`;

const { values, positionals } = parseArgs({
  args: process.argv.slice(2).filter((word) => word !== '--'),
  allowPositionals: true,
  options: { storybook: { type: 'string', default: join(root, 'storybook-static') } },
});
const { storybook } = values;
async function look(words: readonly string[]): Promise<Status> {
  const isWanted = ({ title }: Story) =>
    /^(Components|Patterns|Primitives)\//.test(title) &&
    (words.length === 0 || words.some((word) => title.toLowerCase().includes(word.toLowerCase())));
  const stories = readStories(storybook).filter(isWanted);
  const transcripts = await runTranscripts();
  const server = await serveFolder(storybook, 0);
  const browser = await chromium.launch({
    ...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
    args: (process.env.CHROMIUM_FLAGS ?? '').split(' ').filter(Boolean),
  });
  try {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' });
    await proveEngine(page);
    const madeAt = new Date().toISOString();
    const visits = [];
    for (const story of stories) {
      // What stories leave behind in their page must not pile up.
      if (visits.length % 40 === 0) await openPreview(page, server.url);
      visits.push(await visit(page, story, walksByKeyboard(story)));
      if (visits.length % 25 === 0) console.log(`${visits.length} of ${stories.length} stories`);
    }
    return keepStatus(madeAt, tally(visits, brandNames, madeAt, transcripts), storybook);
  } finally {
    await browser.close();
    await server.close();
  }
}

if (!existsSync(join(storybook, 'index.json'))) {
  console.error(usage);
  process.exitCode = 2;
} else {
  const status = await look(positionals);
  const red = status.parts.filter(({ checks }) =>
    Object.values(checks).some((check) => resultOf(check) === 'fail'),
  );
  for (const { title, checks } of red) {
    for (const [name, { problems }] of Object.entries(checks)) {
      if (problems.length > 0) console.log(`${title} ${name}: ${problems.length}, e.g. ${problems[0]}`);
    }
  }
  console.log(`${status.parts.length} parts, ${red.length} with something against them: ${statusFile}`);
  process.exitCode = red.length === 0 ? 0 : 1;
}
