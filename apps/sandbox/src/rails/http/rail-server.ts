import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { tellAll, tellingBooks } from './announce.ts';
import { openRailData } from './rail-data.ts';
import { isSignedBy, signatureHeader } from './signature.ts';
import { railCalls, readWire } from './wire.ts';

const host = '127.0.0.1';
/** How long it waits before it delivers unaccepted news again. */
const againMs = 1000;

/** A rail of its own: a server on this machine, with its own data. */
export interface RailServer {
  readonly url: string;
  /** Tells from now on what changes, and what has changed before: to this address. */
  readonly tell: (address: string) => void;
  /** Resolves when everything that has changed so far was told once, taken or not. */
  readonly told: () => Promise<void>;
  readonly db: Awaited<ReturnType<typeof openRailData>>['db'];
  readonly close: () => Promise<void>;
}

/** Starts a rail. `dataDir`: a folder, or `memory://`. */
export async function startRailServer({
  dataDir,
  secret,
  port = 0,
}: {
  readonly dataDir: string;
  readonly secret: string;
  /** Default: any that is free. */
  readonly port?: number;
}): Promise<RailServer> {
  const { db, close } = await openRailData(dataDir);
  let listener: string | undefined;
  let telling: Promise<unknown> = Promise.resolve();
  let again: NodeJS.Timeout | undefined;
  const tellNow = () => {
    telling = telling.then(async () => {
      if (!listener) return;
      const isAllTaken = await tellAll(db, { url: listener, secret });
      clearTimeout(again);
      again = isAllTaken ? undefined : setTimeout(tellNow, againMs).unref();
    });
  };
  const books = tellingBooks(db, tellNow);
  const app = new Hono().post('/:call', async (c) => {
    const name = railCalls.find((one) => one === c.req.param('call'));
    const body = await c.req.text();
    if (!isSignedBy(secret, c.req.header(signatureHeader), `${name}.${body}`, new Date()))
      return c.text('Not signed, or too long ago.', 401);
    if (!name) return c.text('No such call.', 404);
    const call = books[name] as (...asked: readonly unknown[]) => Promise<unknown>;
    try {
      const said = await call(...(readWire(body) as readonly unknown[]));
      return said === undefined ? c.body(null, 204) : c.json(said);
    } catch (error) {
      return c.text(error instanceof Error ? error.message : String(error), 503);
    }
  });
  const http = createServer(getRequestListener(app.fetch));
  await new Promise<void>((resolve, reject) => {
    http.once('error', reject);
    http.listen(port, host, resolve);
  });
  return {
    url: `http://${host}:${(http.address() as AddressInfo).port}`,
    db,
    tell: (address) => {
      listener = address;
      tellNow();
    },
    told: async () => {
      await telling;
    },
    close: async () => {
      clearTimeout(again);
      listener = undefined;
      await telling;
      await new Promise<void>((resolve) => {
        http.close(() => resolve());
        http.closeAllConnections();
      });
      await close();
    },
  };
}
