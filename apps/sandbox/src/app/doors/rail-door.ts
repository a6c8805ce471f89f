import { Hono } from 'hono';
import { keepNews, type RailNews } from '../../areas/money/index.ts';
import { underLocks } from '../../platform/db/transaction.ts';
import type { Log } from '../../platform/http/log.ts';
import { readBytes } from '../../platform/http/read-body.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import type { Server } from '../../platform/http/server.ts';
import { isSignedBy, signatureHeader } from '../../rails/http/signature.ts';
import { isRailState } from '../../rails/index.ts';

const largest = 16 * 1024;

/** Path at which rails tell what they were not asked about. */
export const railNewsPath = '/rails/events';

const isText = (value: unknown): value is string =>
  typeof value === 'string' && value.length > 0 && value.length <= 200;

function parsed(body: string): RailNews | null {
  try {
    const { id, reference, state } = JSON.parse(body);
    return isText(id) && isText(reference) && isRailState(state) ? { id, reference, state } : null;
  } catch {
    return null;
  }
}

/**
 * Takes what a rail tells of its own accord: signed with the secret that both know, at most five minutes ago, each event once. It is kept and
 * looked into by a job, which asks the rail itself.
 */
export function createRailDoor({ db, clock }: Pick<Server, 'db' | 'clock'>, secret: string, log: Log): Hono {
  return new Hono().post('/', async (c) => {
    const answer = (status: 200 | 400 | 401 | 413, code?: string) => {
      log({ method: 'RAIL', path: railNewsPath, status, ms: 0, code });
      return c.body(null, status);
    };
    const bytes = await readBytes(c.req.raw, largest).catch((error: unknown) => {
      if (error instanceof Refusal) return null;
      throw error;
    });
    if (bytes === null) return answer(413, 'RequestTooLarge');
    const body = new TextDecoder().decode(bytes);
    if (!isSignedBy(secret, c.req.header(signatureHeader), body, clock.real()))
      return answer(401, 'NotSigned');
    const news = parsed(body);
    if (!news) return answer(400, 'InvalidRequest');
    await clock.refresh();
    const isNew = await underLocks(db, (tx) => keepNews(tx, news, clock.now()));
    return answer(200, isNew ? undefined : 'KnownEvent');
  });
}
