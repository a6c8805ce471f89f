import { headerNames } from '@dayfare/api/transport/header-names';
import { type EarlyAnswer, keepEarly, takeEarly } from './early.ts';

/** Headers that decide whose answer it is, and in which language. */
const decisive = [headerNames.authorization, headerNames.locale];

/** An older answer is requested again, in ms. */
const freshForMs = 30_000;

/** Statuses of answers without a body. */
const bodiless: ReadonlySet<number> = new Set([204, 205, 304]);

/** The answer, read to its end: the app would have to wait for the rest of it. */
async function wholeOf(answer: Promise<Response>): Promise<Response> {
  const response = await answer;
  const { status, statusText, headers } = response;
  if (bodiless.has(status)) return response;
  return new Response(await response.arrayBuffer(), { status, statusText, headers });
}

/** Keeps an answer for the first request that is the same, and reads it while the app's script is on its way. */
export function keepEarlyFunds({ answer, ...funds }: EarlyAnswer): void {
  const whole = wholeOf(answer);
  keepEarly('funds', { ...funds, answer: whole });
  // A failure is handled where it is used, if it is used at all.
  whole.catch(() => undefined);
}

/** Takes the kept answer if it is this request's. It can be taken once. */
function earlyFor(input: RequestInfo | URL, init: RequestInit | undefined): EarlyAnswer | null {
  const early = window.dayfareEarly?.funds;
  if (!early || String(input) !== early.url || init?.method !== 'GET') return null;
  takeEarly('funds');
  const headers = new Headers(init.headers);
  const isSame = decisive.every((name) => headers.get(name) === (early.headers[name] ?? null));
  return isSame && Date.now() - early.askedAt < freshForMs ? early : null;
}

const aborted = (signal: AbortSignal | null | undefined) =>
  new Promise<never>((_, reject) => {
    if (signal?.aborted) reject(signal.reason);
    signal?.addEventListener('abort', () => reject(signal.reason), { once: true });
  });

/** `send`, except that a request whose answer is already on its way is not sent again. It is sent if that one fails. */
export function withPrefetchedResponse(send: typeof fetch): typeof fetch {
  return async (input, init) => {
    const early = earlyFor(input, init);
    if (!early) return send(input, init);
    const answer = early.answer.catch(() => send(input, init));
    return Promise.race([answer, aborted(init?.signal)]);
  };
}
