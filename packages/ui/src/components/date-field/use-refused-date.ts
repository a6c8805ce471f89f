import { useState } from 'react';
import { useWords } from '../../messages/words.ts';
import { words } from './words.ts';

/** How many characters of a refused text are repeated. */
const longestShown = 40;

/** A text that was entered and is no date, such as 02/31/1990: it is never made into another one, but refused. */
export function useRefusedDate() {
  const messages = useWords(words);
  const [text, setText] = useState<string | null>(null);
  return {
    /** What the field says of it; undefined without one. */
    error: text === null ? undefined : messages.dateNotRead(text),
    refuse: (refused: string) => setText(refused.trim().slice(0, longestShown)),
    clear: () => setText(null),
  };
}

export type RefusedDate = ReturnType<typeof useRefusedDate>;
