import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { TestProject } from 'vitest/node';
import { type Sandbox, startSandbox } from './start-sandbox.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the broker, which gives the origin of a worker's sandbox: `GET /?worker=1`. */
    readonly sandboxBroker: string;
  }
}

/**
 * Vitest's global setup: starts a sandbox for a worker when a test of it first asks for one, and stops them all when the run ends. A run without
 * such tests starts none.
 */
export default async function brokerSandboxes(project: TestProject): Promise<() => Promise<void>> {
  const sandboxes = new Map<string, Promise<Sandbox>>();
  const server = createServer((request, response) => {
    const worker = new URL(request.url ?? '/', 'http://broker').searchParams.get('worker') ?? '';
    const started = sandboxes.get(worker) ?? startSandbox();
    sandboxes.set(worker, started);
    started.then(
      ({ origin }) => response.end(origin),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  project.provide('sandboxBroker', `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  return async () => {
    const started = await Promise.allSettled(sandboxes.values());
    await Promise.all(started.map((one) => one.status === 'fulfilled' && one.value.stop()));
    server.closeAllConnections();
    server.close();
  };
}
