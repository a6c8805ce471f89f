import { useEffect, useState } from 'react';
import { readIndex, type StoryEntry } from './story-index.ts';

let asked: Promise<StoryEntry[]> | undefined;

async function fetchIndex(): Promise<StoryEntry[]> {
  const answer = await fetch('index.json');
  if (!answer.ok) throw new Error(`Storybook's index could not be fetched: ${answer.status}.`);
  return readIndex(await answer.json());
}

/** Storybook's list of stories: undefined while it loads, empty if it cannot be had. */
export function useStoryIndex(): readonly StoryEntry[] | undefined {
  const [entries, setEntries] = useState<readonly StoryEntry[]>();
  useEffect(() => {
    asked ??= fetchIndex();
    asked.then(setEntries, () => setEntries([]));
  }, []);
  return entries;
}
