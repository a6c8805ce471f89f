import { request } from 'node:http';

/** Result of a call. */
export interface CallAnswer {
  readonly status: number;
  /** Duration in milliseconds. */
  readonly ms: number;
  readonly retryAfter: string | undefined;
}

/** Requests a server's configuration on a separate connection, from one of this machine's addresses (`127.0.0.2`). */
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
