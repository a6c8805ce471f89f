import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { keptHere } from './outbox.ts';

/** What is being written in a conversation. It is there again when the person comes back, as long as the session lasts. */
export function useDraft(conversation: string): readonly [string, (text: string) => void] {
  const client = useQueryClient();
  const queryKey = ['connect', 'draft', conversation] as const;
  const [text, setText] = useState(() => client.getQueryData<string>(queryKey) ?? '');
  return [
    text,
    (next) => {
      // A field needs its value at once; the cache tells of changes later.
      setText(next);
      client.setQueryDefaults(queryKey, keptHere);
      client.setQueryData<string>(queryKey, next);
    },
  ];
}
