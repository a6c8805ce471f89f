import type { Rails } from '../rail.ts';
import { signatureHeader, signatureOf } from './signature.ts';
import { railCalls, readWire } from './wire.ts';

/** Where a rail on another machine is, and the secret that both sides sign with. */
export interface RailAddress {
  readonly url: string;
  readonly secret: string;
  /** How long an answer is waited for, milliseconds. Default 10 s. */
  readonly patienceMs?: number | undefined;
}

/** Rails on another machine. Each request is signed; one that gets no answer in time throws, and is asked again later. */
export function railOverHttp({ url, secret, patienceMs = 10_000 }: RailAddress): Rails {
  const call = async (name: string, asked: readonly unknown[]) => {
    const body = JSON.stringify(asked);
    const response = await fetch(new URL(name, url.endsWith('/') ? url : `${url}/`), {
      ...{ method: 'POST', body, signal: AbortSignal.timeout(patienceMs) },
      headers: {
        'content-type': 'application/json',
        [signatureHeader]: signatureOf(secret, `${name}.${body}`, new Date()),
      },
    });
    const text = await response.text();
    if (!response.ok)
      throw new Error(`The rail answered ${name} with ${response.status}: ${text.slice(0, 200)}`);
    return text === '' ? undefined : readWire(text);
  };
  return Object.fromEntries(
    railCalls.map((name) => [name, (...asked: readonly unknown[]) => call(name, asked)]),
  ) as unknown as Rails;
}
