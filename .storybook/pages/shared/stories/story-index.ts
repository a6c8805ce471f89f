/** A story as Storybook's index lists it. */
export interface StoryEntry {
  readonly id: string;
  /** Where it stands in the sidebar: `Components/Button`. */
  readonly title: string;
  /** Its own name: `Primary`. */
  readonly name: string;
  /** The file it is written in, from the root of the repository. */
  readonly file: string;
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Reads Storybook's index.json. Pages for designers are left out: they would show themselves within themselves. */
export function readIndex(index: unknown): StoryEntry[] {
  const entries: unknown = index && typeof index === 'object' && 'entries' in index ? index.entries : {};
  return Object.values((entries ?? {}) as Record<string, Record<string, unknown>>)
    .filter(({ type }) => type === 'story')
    .map(({ id, title, name, importPath }) => ({
      id: textOf(id),
      title: textOf(title),
      name: textOf(name),
      file: textOf(importPath).replace(/^\.\//, ''),
    }))
    .filter(({ id, title }) => id !== '' && !title.startsWith('Studio/') && title !== 'Welcome');
}

/** How a story is called in a list: `Components / Button · Primary`. */
export const storyLabel = ({ title, name }: StoryEntry): string =>
  `${title.replaceAll('/', ' / ')} · ${name}`;

const plain = (text: string) => text.toLowerCase().replaceAll(/[^a-z0-9]+/g, ' ');

/** The stories whose place and name hold every word of the query, in any order. */
export function matchStories(entries: readonly StoryEntry[], query: string): StoryEntry[] {
  const words = plain(query).split(' ').filter(Boolean);
  return entries.filter((entry) => {
    const label = plain(storyLabel(entry));
    return words.every((word) => label.includes(word));
  });
}

/** The first of `wanted` that exists, else the first story of all. */
export const firstStory = (
  entries: readonly StoryEntry[],
  wanted: readonly string[],
): StoryEntry | undefined =>
  wanted.flatMap((id) => entries.find((entry) => entry.id === id) ?? [])[0] ?? entries[0];
