import { sweepsFound } from '../../../.storybook/checks/sweep.ts';
import { type Failure, firstLine } from '../report.ts';
import { serveFolder } from '../serve-folder.ts';
import { storybookChecks } from './checks.ts';
import { readDocs, readStories } from './story-index.ts';
import { testStoryAlone } from './test-stories.ts';

/** Looks at stories that failed, and at checks of the Storybook in a folder, again: each in a browser of its own, with nothing beside it. */
export async function runStoriesAlone(
  folder: string,
  failures: readonly Failure[],
): Promise<Map<string, string | undefined>> {
  const stories = readStories(folder);
  const places = new Map<string, number>();
  const indexes = new Map(
    stories.map(({ id, importPath }) => {
      const index = places.get(importPath) ?? 0;
      places.set(importPath, index + 1);
      return [id, index];
    }),
  );
  const server = await serveFolder(folder, 0);
  const problems = new Map<string, string | undefined>();
  for (const { name, retry } of failures) {
    const story = stories.find(({ id }) => id === retry);
    let problem: string | undefined;
    if (story) {
      const looking = { thoroughness: 'bounds', isSampled: true } as const;
      ({ problem } = await testStoryAlone(server.url, story, indexes.get(story.id) ?? 0, looking));
    } else {
      await using checks = storybookChecks(server.url, stories, readDocs(folder));
      const check = [...checks.lanes.flat(), ...checks.after].find(({ title }) => title === retry);
      if (!check) continue;
      problem = await check.problem();
    }
    problems.set(name, problem === undefined ? undefined : firstLine(problem.replace(sweepsFound, '')));
  }
  await server.close();
  return problems;
}
