import { request } from 'node:http';

/** What came of a call. */
export interface CallAnswer {
  readonly status: number;
  /** How long it took, milliseconds. */
  readonly ms: number;
  readonly retryAfter: string | undefined;
}

/** Asks a server on this machine for its configuration, on a connection of its own, from one of this machine's own addresses (`127.0.0.2`). */
export function callFrom(localAddress: string, port: number): Promise<CallAnswer> {
  const start = performance.now();
  return new Promise((resolve, reject) => {
    const sent = request(
      { host: '127.0.0.1', port, localAddress, path: '/api/Main/GetConfigurationSettings', agent: false },
      (response) => {
        response.resume().on('end', () => {
          const retryAfter = response.headers['retry-after'];
          resolve({ status: response.statusCode ?? 0, ms: performance.now() - start, retryAfter });
        });
      },
    );
    sent.on('error', reject).end();
  });
}
