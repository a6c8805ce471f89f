import type { StoryEntry } from '../shared/stories/story-index.ts';
import { type CheckName, checkNames, type Outcome, type PartStatus, type Status } from './status-data.ts';

const notMade: Outcome = { made: 0, problems: [] };

const checks = Object.fromEntries(checkNames.map((name) => [name, notMade])) as Record<CheckName, Outcome>;

/** The status before the first check: every part of the library, with no check made. */
export function untried(entries: readonly StoryEntry[]): Status {
  const parts = new Map<string, PartStatus>();
  for (const { id, title } of entries) {
    const part = title.split('/').slice(0, 2).join('/');
    if (/^(Components|Patterns|Primitives)\//.test(part) && !parts.has(part))
      parts.set(part, { title: part, storyId: id, madeAt: '', checks, brands: {} });
  }
  return { madeAt: '', commit: '', parts: [...parts.values()] };
}
