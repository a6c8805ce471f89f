import type { Rails } from '../rail.ts';
import { createCircuits } from './circuits.ts';
import { signatureHeader, signatureOf } from './signature.ts';
import { railCalls, readWire } from './wire.ts';

/** Where a rail on another machine is, and the secret that both sides sign with. */
export interface RailAddress {
  readonly url: string;
  readonly secret: string;
  /** How long an answer is waited for, milliseconds. Default 10 s. */
  readonly patienceMs?: number | undefined;
}

const ownHosts: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Whether what is sent to an address can't be read on the way: by https, or on this machine. */
export function isSafeAddress(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname } = new URL(address);
  return protocol === 'https:' || (protocol === 'http:' && ownHosts.has(hostname));
}

/** Rails on another machine. Each request is signed; one that gets no answer in time throws, and is asked again later. */
export function railOverHttp({ url, secret, patienceMs = 10_000 }: RailAddress): Rails {
  const call = async (name: string, asked: readonly unknown[]) => {
    const body = JSON.stringify(asked);
    const response = await fetch(new URL(name, url.endsWith('/') ? url : `${url}/`), {
      ...{ method: 'POST', body, redirect: 'error', signal: AbortSignal.timeout(patienceMs) },
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
  const calls = Object.fromEntries(
    railCalls.map((name) => [name, (...asked: readonly unknown[]) => call(name, asked)]),
  ) as unknown as Rails;
  return { ...calls, through: createCircuits() };
}
