import { enrollmentContract, type WireEmployer } from '@dayfare/api/enrollment/contract';
import { useEffect, useState } from 'react';
import { useApp } from '../../../platform/app-context/app-context.ts';

/** Letters that a search needs. */
const fewest = 2;
/** How long typing has to rest before the server is asked, ms. */
const restMs = 200;

/** What the server answered last, and to which text. */
interface Found {
  readonly text: string;
  readonly employers: readonly WireEmployer[];
  readonly hasFailed: boolean;
}

const nothing: Found = { text: '', employers: [], hasFailed: false };

/** Employers that fit what is typed, asked of the server as it is typed. An answer that has been overtaken is dropped. */
export function useEmployers() {
  const { api } = useApp();
  const [typed, search] = useState('');
  const [found, setFound] = useState(nothing);
  const text = typed.trim().toLowerCase();
  const isShort = text.length < fewest;
  const isBehind = !isShort && found.text !== text;

  useEffect(() => {
    if (!isBehind) return undefined;
    const asking = new AbortController();
    const ask = async () => {
      const { signal } = asking;
      try {
        const calls = api.client(enrollmentContract);
        const employers = await calls.findEmployers({ companyName: text }, { signal });
        if (!signal.aborted) setFound({ text, employers, hasFailed: false });
      } catch {
        if (!signal.aborted) setFound({ text, employers: [], hasFailed: true });
      }
    };
    const timer = setTimeout(() => void ask(), restMs);
    return () => {
      clearTimeout(timer);
      asking.abort();
    };
  }, [api, text, isBehind]);

  const status = isBehind ? 'loading' : !isShort && found.hasFailed ? 'failed' : 'ready';
  return {
    found: isShort ? [] : found.employers,
    status,
    search,
    retry: () => setFound(nothing),
    isShort,
  } as const;
}
