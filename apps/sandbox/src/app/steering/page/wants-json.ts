import type { Context } from 'hono';

/** Whether a reader asks for data rather than a page: `?format=json`, or an Accept header without HTML. */
export function wantsJson(c: Context): boolean {
  return c.req.query('format') === 'json' || !(c.req.header('accept') ?? '').includes('text/html');
}
