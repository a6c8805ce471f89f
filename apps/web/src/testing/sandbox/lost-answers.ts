import type { Network } from './network.ts';

/** A connection that breaks. */
export interface Fault {
  /** From now on, calls of these paths below /api are carried out, and their answers lost. */
  readonly loseAnswers: (...paths: readonly string[]) => void;
  /** From now on, calls of these paths below /api are lost before they arrive. */
  readonly loseRequests: (...paths: readonly string[]) => void;
  /** Everything arrives again. */
  readonly mend: () => void;
}

/** Puts a connection that breaks between the app and a test's network. To be called before the app is opened. */
export function breakableConnection(network: Network): Fault {
  const { fetch: real } = network;
  let lost: readonly string[] = [];
  let arrives = true;
  const breaking: typeof fetch = async (input, init) => {
    const request = new Request(input, init);
    const isLost = lost.some((path) => new URL(request.url).pathname.endsWith(`/${path}`));
    if (isLost && !arrives) throw new TypeError('Failed to fetch');
    const response = await real(request);
    if (isLost) throw new TypeError('Failed to fetch');
    return response;
  };
  Object.assign(network, { fetch: breaking });
  return {
    loseAnswers: (...paths) => {
      [lost, arrives] = [paths, true];
    },
    loseRequests: (...paths) => {
      [lost, arrives] = [paths, false];
    },
    mend: () => {
      lost = [];
    },
  };
}
