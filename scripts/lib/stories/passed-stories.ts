import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { root } from '../report.ts';
import type { Story } from './story-index.ts';
import { storyKeys } from './story-keys.ts';

/** Beside the installed packages, where a clean install empties it. */
const file = resolve(root, 'node_modules/.cache/stories/passed.json');

/** What looks at a story from outside of its page; what does so inside is part of the preview. */
const lookers = [
  '.storybook/checks/settings.ts',
  '.storybook/checks/sweep.ts',
  'scripts/lib/stories/show-story.ts',
  'scripts/lib/stories/test-stories.ts',
];

/** The files of stories that have passed: the key of what each was made of then, and the ids of its stories. */
type Passed = Record<string, { readonly key: string; readonly ids: readonly string[] }>;

/** What is known of stories from earlier runs on this machine. */
export interface PassedStories {
  /** Whether these stories of one file have passed, made of the same as now. */
  has(stories: readonly Story[]): boolean;
  /** Keeps that these stories of one file have passed. */
  add(stories: readonly Story[]): void;
}

function checksOf(browser: string, isSampled: boolean): string {
  const hash = createHash('sha256');
  for (const path of lookers) hash.update(readFileSync(resolve(root, path)));
  const { size, mtimeMs } = statSync(browser, { throwIfNoEntry: false }) ?? {};
  return hash.update(`${browser} ${size} ${mtimeMs} ${isSampled}`).digest('base64url');
}

function readPassed(): Passed {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Passed;
  } catch {
    return {};
  }
}

/**
 * Opens what is known of the stories of a built Storybook, which are looked at in a browser, in all settings or in a sample of them. A file that
 * is not made of the same any more is forgotten.
 */
export function openPassedStories(folder: string, browser: string, isSampled: boolean): PassedStories {
  const keys = storyKeys(folder, checksOf(browser, isSampled));
  const passed = readPassed();
  const known = (path: string) => (passed[path]?.key === keys.get(path) ? passed[path] : undefined);
  return {
    has: ([first, ...others]) => {
      const ids = first && known(first.importPath)?.ids;
      return ids !== undefined && [first, ...others].every((story) => story && ids.includes(story.id));
    },
    add: (stories) => {
      const path = stories[0]?.importPath ?? '';
      const key = keys.get(path);
      if (key === undefined) return;
      const ids = new Set([...(known(path)?.ids ?? []), ...stories.map(({ id }) => id)]);
      passed[path] = { key, ids: [...ids] };
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, JSON.stringify(passed));
    },
  };
}
