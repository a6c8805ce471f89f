import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import sirv from 'sirv';

/** A folder served over HTTP on this machine alone. */
export interface FolderServer {
  url: string;
  close(): Promise<void>;
}

/** Serves `folder` on 127.0.0.1. Port 0 takes any that is free. Rejects with the system's error when the port is taken. */
export function serveFolder(folder: string, port: number): Promise<FolderServer> {
  const handle = sirv(folder, { dev: true });
  const server = createServer((request, response) => {
    handle(request, response, () => {
      response.statusCode = 404;
      response.end('Not found');
    });
  });
  return new Promise((done, fail) => {
    server.once('error', fail);
    server.listen(port, '127.0.0.1', () => {
      const { port: actual } = server.address() as AddressInfo;
      done({
        url: `http://127.0.0.1:${actual}`,
        close: () =>
          new Promise((closed) => {
            server.close(() => closed());
            server.closeAllConnections();
          }),
      });
    });
  });
}
