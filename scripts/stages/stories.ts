import { basename, dirname, resolve } from 'node:path';
import { parseArgs, styleText } from 'node:util';
import { brandNames } from '@dayfare/themes/brands/names';
import { sweepsFound } from '../../.storybook/checks/sweep.ts';
import { keepCounting } from '../lib/processor-time.ts';
import { type Failure, finish, firstLine, root } from '../lib/report.ts';
import { serveFolder } from '../lib/serve-folder.ts';
import { isForDesigners, type StorybookCheck, storybookChecks } from '../lib/stories/checks.ts';
import { openPassedStories } from '../lib/stories/passed-stories.ts';
import { readDocs, readStories, type Story, storyName } from '../lib/stories/story-index.ts';
import { runStorybookTests } from '../lib/stories/storybook-runner.ts';
import { type StoryResult, testStories } from '../lib/stories/test-stories.ts';
import { keepStatus } from '../status/keep.ts';
import { walksByKeyboard } from '../status/keyboard.ts';
import { tally, type Visit } from '../status/tally.ts';

keepCounting();

const { values, positionals } = parseArgs({
  options: { 'every-look': { type: 'boolean', default: false } },
  allowPositionals: true,
});
/** Words on the command line choose stories whose id or file has one of them in it. */
const words = positionals.filter((word) => word !== '--');
/** `--every-look` measures the colours in every brand and scheme instead of reading which roles meet. */
const thoroughness = values['every-look'] ? 'every' : 'bounds';
/** A whole run is a sample of the settings; a run of named stories has all of them. `pnpm sweep` has all for every story. */
const looking = { thoroughness, isSampled: words.length === 0 && !values['every-look'] } as const;
/** Another built Storybook than the usual one, for those who build beside others. */
const folder = resolve(root, process.env.STORYBOOK_STATIC ?? 'storybook-static');
const isChosen = ({ id, importPath }: Story) =>
  words.length === 0 || words.some((word) => id.includes(word) || importPath.includes(word));
const stories = readStories(folder).filter(isChosen);
const docs = readDocs(folder).filter(isChosen);
/** What the page "Status" is about. */
const isOfLibrary = ({ story }: StoryResult) => /^(Components|Patterns|Primitives)\//.test(story.title);

/** A result as the page "Status" has it; the second engine is asked by `pnpm status` alone. */
function asVisit({ story, problem = '' }: StoryResult): Visit {
  const { id, title, name, importPath } = story;
  const isSwept = problem.startsWith(sweepsFound);
  return {
    ...{ id, title, name, folder: basename(dirname(importPath)), isWalked: walksByKeyboard(story) },
    ...{
      error: isSwept || problem === '' ? undefined : problem,
      swept: isSwept ? problem : '',
      engine: undefined,
    },
  };
}

const files = new Map<string, Story[]>();
for (const story of stories) files.set(story.importPath, [...(files.get(story.importPath) ?? []), story]);

const server = await serveFolder(folder, 0);
const madeAt = new Date().toISOString();
const visits: Visit[] = [];
const failures: Failure[] = [];
const seconds: Record<string, number> = {};
let done = 0;
let failed = 0;
/** What passed before and is made of the same is skipped in local runs; not in CI, nor for every look. */
const isRemembered = !process.env.CI && thoroughness === 'bounds';
const passed = isRemembered
  ? openPassedStories(folder, process.env.CHROMIUM_PATH ?? '', looking.isSampled)
  : undefined;
const [known = [], due = []] = [true, false].map((isKnown) =>
  [...files.values()].filter((ofFile) => (passed?.has(ofFile) ?? false) === isKnown),
);
if (known.length > 0) {
  const unchanged = known.flat().map((story): StoryResult => ({ story, problem: undefined }));
  done += unchanged.length;
  visits.push(...unchanged.filter(isOfLibrary).map(asVisit));
  console.log(
    `✓ ${unchanged.length} stories in ${known.length} files have passed before and have not changed.`,
  );
}
for await (const { file, results: ofFile, seconds: ofThisFile } of testStories(server.url, due, looking)) {
  done += ofFile.length;
  seconds[file] = ofThisFile;
  visits.push(...ofFile.filter(isOfLibrary).map(asVisit));
  const wrong = ofFile.filter(({ problem }) => problem !== undefined);
  failed += wrong.length;
  if (wrong.length === 0) passed?.add(ofFile.map(({ story }) => story));
  const sign = wrong.length === 0 ? styleText('green', '✓') : styleText('red', '✗');
  console.log(
    `${sign} ${file}  ${ofFile.length} stories, ${ofThisFile.toFixed(1)} s  (${done} of ${stories.length})`,
  );
  failures.push(
    ...wrong.map(({ story, problem }) => ({
      name: storyName(story),
      message: firstLine(problem?.replace(sweepsFound, '')),
      retry: story.id,
    })),
  );
  for (const { story, problem } of wrong)
    console.log(
      `  ${styleText('red', story.name)}  /iframe.html?id=${story.id}\n${problem?.replace(/^/gm, '    ')}`,
    );
}
const looksAt = values['every-look'] ? brandNames : [];
const noTranscripts = () => ({ made: 0, failed: [] });
if (visits.length > 0) keepStatus(madeAt, tally(visits, looksAt, madeAt, noTranscripts), folder);

// A check that finds nothing to check shows nothing.
if (words.length === 0 && !stories.some(isForDesigners)) {
  done += 1;
  failed += 1;
  failures.push({ name: 'Pages for designers', message: 'There is none: have their titles changed?' });
}
/** Runs one more check and prints what came of it. */
const report = async ({ title, problem: look }: StorybookCheck) => {
  done += 1;
  const problem = await look();
  if (problem !== undefined) {
    failed += 1;
    failures.push({ name: title, message: firstLine(problem), retry: title });
  }
  const sign = problem === undefined ? styleText('green', '✓') : styleText('red', '✗');
  console.log(`${sign} ${title}${problem === undefined ? '' : `\n${problem.replace(/^/gm, '    ')}`}`);
};
const runExclusive = async (checks: readonly StorybookCheck[]) => {
  for (const check of checks) await report(check);
};
const beganChecks = performance.now();
const checks = storybookChecks(server.url, stories, docs, looking.isSampled);
await Promise.all(checks.lanes.map(runExclusive));
await runExclusive(checks.after);
if (words.length === 0) {
  // The standard runner goes on working for those who have only a published Storybook.
  const byRunner = await runStorybookTests(server.url, ['components-avatar', 'components-badge']);
  done += byRunner.passed + byRunner.failed;
  failed += byRunner.failed;
  if (byRunner.failed > 0)
    failures.push({ name: 'The standard runner', message: `${byRunner.failed} of its tests failed.` });
}
seconds['.storybook'] = (performance.now() - beganChecks) / 1000;
await checks[Symbol.asyncDispose]();
await server.close();
finish({ stage: 'stories', passed: done - failed, failed, failures, files: seconds });
