import { captchaContract } from '@dayfare/api/session/captcha-contract';
import { useEffect, useRef, useState } from 'react';
import { useApp } from '../../platform/app-context/app-context.ts';
import { nowMs } from '../../platform/device/now.ts';

/** How far the work is: rounds that are solved, of all. */
export interface CaptchaProgress {
  readonly solved: number;
  readonly rounds: number;
}

/** The work that the server asks for before something that costs. */
export interface Captcha {
  /** Null before it has begun, and where there is none to do. */
  readonly progress: CaptchaProgress | null;
  /** Begins while the user is still typing. A second call does nothing. */
  readonly begin: () => void;
  /** Gives the answers once they are there. They are good for one try. */
  readonly take: () => Promise<string[]>;
}

/** Answers older than this are not sent any more, milliseconds: the server takes them for ten minutes. */
const freshMs = 9 * 60_000;

interface Begun {
  readonly answers: Promise<string[]>;
  readonly at: number;
}

/** Does the work of a captcha for one form, in the background. */
export function useCaptcha(): Captcha {
  const { api } = useApp();
  const [progress, setProgress] = useState<CaptchaProgress | null>(null);
  const begun = useRef<Begun | null>(null);
  const gone = useRef<AbortController | null>(null);
  useEffect(() => {
    gone.current = new AbortController();
    return () => gone.current?.abort();
  }, []);

  async function work(signal: AbortSignal): Promise<string[]> {
    const { rounds } = await api.client(captchaContract).getCaptcha(undefined, { signal });
    const show = (solved: number) => {
      if (!signal.aborted && rounds.length > 0) setProgress({ solved, rounds: rounds.length });
    };
    show(0);
    const { solveRounds } = await import('./solve.ts');
    return solveRounds(rounds, { onSolved: show, signal });
  }

  function current(): Begun {
    const now = nowMs();
    const isFresh = begun.current !== null && now - begun.current.at < freshMs;
    if (begun.current && isFresh) return begun.current;
    const { signal } = gone.current ?? new AbortController();
    const next = { answers: work(signal), at: now };
    begun.current = next;
    // Its caller hears of the failure; without a caller the next one begins again.
    next.answers.catch(() => {
      if (begun.current === next) begun.current = null;
    });
    return next;
  }

  return {
    progress,
    begin: () => void current(),
    take: () => {
      const { answers } = current();
      return answers.finally(() => {
        begun.current = null;
      });
    },
  };
}
