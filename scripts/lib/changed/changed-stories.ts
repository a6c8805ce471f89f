import { dirname } from 'node:path/posix';

/** Files beside stories that no story shows. */
const unseen = /\.(test\.tsx?|md|json|snap)$/;

/**
 * The files of stories that show what has changed: a story file that changed itself, and those in the folder of a changed file or in the
 * nearest folder above it that has any. Who uses a component elsewhere is not followed; the full stage is there for that. Paths from the
 * repository's root.
 */
export function storyWordsFor(changed: readonly string[], stories: readonly string[]): string[] {
  const byFolder = Map.groupBy(stories, dirname);
  const found = new Set<string>();
  for (const file of changed.filter((path) => !unseen.test(path))) {
    if (stories.includes(file)) {
      found.add(file);
      continue;
    }
    for (let folder = dirname(file); folder !== '.'; folder = dirname(folder)) {
      const near = byFolder.get(folder);
      if (!near) continue;
      for (const story of near) found.add(story);
      break;
    }
  }
  return [...found].toSorted();
}
