import { Hono } from 'hono';
import type { Server } from '../../platform/http/server.ts';
import { isAddress } from './address.ts';
import { findFile } from './store.ts';

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The files, by addresses that the API gave out: an image in a page can't sign its request. */
export function createMedia(server: Pick<Server, 'db' | 'secret' | 'clock'>): Hono {
  return new Hono().get('/:sid', async (c) => {
    const sid = c.req.param('sid');
    const { until = '', seal = '' } = c.req.query();
    if (!uuid.test(sid) || !isAddress(server, { sid, until, seal })) return c.text('Not found', 404);
    const file = await findFile(server.db, sid);
    if (!file) return c.text('Not found', 404);
    const how = file.contentType.startsWith('image/') ? 'inline' : 'attachment';
    return c.body(Buffer.from(file.content, 'base64'), 200, {
      'content-type': file.contentType,
      'content-disposition': `${how}; filename*=UTF-8''${encodeURIComponent(file.fileName)}`,
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'private, max-age=300',
    });
  });
}
