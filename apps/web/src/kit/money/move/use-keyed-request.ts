import { useState } from 'react';
import { sendingEvent } from './sending-event.ts';

/** Sends something under the key of its body. */
export type KeyedRequest = <Body, Answer>(
  body: Body,
  send: (body: Body, key: string) => Promise<Answer>,
) => Promise<Answer>;

/** Creates a sender of keyed requests; `mintKey` creates idempotency keys. */
export function createKeyedRequest(mintKey: () => string = () => crypto.randomUUID()): KeyedRequest {
  const keys = new Map<string, string>();
  return async (body, send) => {
    const intent = JSON.stringify(body);
    const key = keys.get(intent) ?? mintKey();
    keys.set(intent, key);
    try {
      const answer = await send(body, key);
      keys.delete(intent);
      return answer;
    } catch (error) {
      // A refusal is kept under its key, so the same again is another intent.
      if (sendingEvent(error).type === 'refused') keys.delete(intent);
      throw error;
    }
  };
}

/**
 * For a request that must take effect once but moves no money, such as adding an account: the same body goes with the same key until the
 * server's answer. What moves money uses `useMove`.
 */
export function useKeyedRequest(): KeyedRequest {
  const [request] = useState(() => createKeyedRequest());
  return request;
}
