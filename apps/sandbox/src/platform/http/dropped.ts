import type { HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { Context } from 'hono';

/** Cuts the connection without an answer, as a network that goes away does. */
export function dropConnection(c: Context): Response {
  const bindings = c.env as Partial<HttpBindings> | undefined;
  bindings?.incoming?.socket.destroy();
  return RESPONSE_ALREADY_SENT;
}
