import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A story as the index of a built Storybook lists it. */
export interface Story {
  readonly id: string;
  /** Path in the sidebar, such as `Components/Button`. */
  readonly title: string;
  readonly name: string;
  readonly exportName: string;
  /** Its file, from the repository's root. */
  readonly importPath: string;
  readonly tags: readonly string[];
}

/** A story's name as results print it. */
export const storyName = ({ title, name }: Pick<Story, 'title' | 'name'>): string => `${title} › ${name}`;

/** Every entry of a kind of a built Storybook, in its order. Throws if there is no index in the folder. */
function readEntries(folder: string, kind: 'story' | 'docs'): Story[] {
  const index = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')) as {
    entries: Record<string, Story & { type: 'story' | 'docs' }>;
  };
  return Object.values(index.entries)
    .filter(({ type }) => type === kind)
    .map(({ tags = [], ...story }) => ({ ...story, tags }));
}

/** Every story of a built Storybook, in its order. Throws if there is no index in the folder. */
export const readStories = (folder: string): Story[] => readEntries(folder, 'story');

/** Every page of documentation of a built Storybook, likewise. */
export const readDocs = (folder: string): Story[] => readEntries(folder, 'docs');
