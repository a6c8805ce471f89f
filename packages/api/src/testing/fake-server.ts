import { enclose } from '../wire/index.ts';

/** What a fake server was sent. */
export interface Sent {
  readonly url: URL;
  readonly init: RequestInit;
  readonly headers: Headers;
}

type Reply = Response | Error | ((sent: Sent) => Response | Promise<Response>);

/** A payload in its envelope, as an answer. */
export function payloadReply(payload: unknown, init?: ResponseInit): Response {
  return Response.json(enclose(payload), init);
}

/** A fetch that gives the replies one by one, the last one again and again. It keeps what it was sent. */
export function fakeServer(...replies: readonly Reply[]): { fetch: typeof fetch; sent: Sent[] } {
  const sent: Sent[] = [];
  return {
    sent,
    fetch: async (input, init = {}) => {
      const call = { url: new URL(String(input)), init, headers: new Headers(init.headers) };
      sent.push(call);
      const reply = replies[Math.min(sent.length, replies.length) - 1];
      if (reply === undefined) throw new Error('The fake server has no reply.');
      if (reply instanceof Error) throw reply;
      return typeof reply === 'function' ? reply(call) : reply.clone();
    },
  };
}

/** The first request, or the one at `index`. Throws when there was none. */
export function requestAt(sent: readonly Sent[], index = 0): Sent {
  const request = sent[index];
  if (!request) throw new Error(`There was no request ${index}.`);
  return request;
}
