import { onTestFinished, vi } from 'vitest';

/** A call to the server, as it left the browser. */
export interface RecordedRequest {
  /** Below /api: `main/LoginM`. */
  readonly path: string;
  readonly headers: Headers;
  /** The payload as text; empty without one. */
  readonly text: string;
  /** The payload. Throws for a call without one. */
  readonly json: () => Readonly<Record<string, unknown>>;
}

const textOf = (body: RequestInit['body']): string =>
  body instanceof ArrayBuffer ? new TextDecoder().decode(body) : typeof body === 'string' ? body : '';

/** What becomes of an answer on its way back: it arrives, or is lost. */
export type Fate = 'arrives' | 'lost';

/**
 * Records every call to the server until the test ends. `delay` may hold an answer back: what it resolves with decides whether the answer
 * arrives. The server carries everything out.
 */
export function recordRequests(
  delay: (request: RecordedRequest) => Fate | Promise<Fate> = () => 'arrives',
): readonly RecordedRequest[] {
  const recorded: RecordedRequest[] = [];
  const send = globalThis.fetch;
  const spy = vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const [, path] = /\/api\/([^?]*)/.exec(String(input)) ?? [];
    if (path === undefined) return send(input, init);
    const text = textOf(init?.body);
    const json = () => JSON.parse(text) as Record<string, unknown>;
    const request = { path, headers: new Headers(init?.headers), text, json };
    recorded.push(request);
    const answer = await send(input, init);
    if ((await delay(request)) === 'lost') throw new TypeError('Failed to fetch');
    return answer;
  });
  onTestFinished(() => spy.mockRestore());
  return recorded;
}
