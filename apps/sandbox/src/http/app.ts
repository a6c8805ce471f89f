import { Hono } from 'hono';
import { createDocs } from '../docs/routes.ts';
import { createSteering } from '../steering/steering.ts';
import type { Steering } from '../steering/steering-options.ts';
import { type ApiOptions, createApi } from './api.ts';
import { securityHeaders } from './security-headers.ts';
import { createWeb } from './web.ts';

/** Everything on one origin: the API, its pages, the steering, and the web app for all else. */
export function createApp(options: ApiOptions & Steering & { readonly webDist?: string | undefined }): Hono {
  const app = new Hono();
  app.use('*', async (c, next) => {
    await next();
    for (const [name, value] of Object.entries(securityHeaders)) c.res.headers.set(name, value);
  });
  app.route('/api', createDocs());
  app.route('/api', createApi(options));
  app.route('/sandbox', createSteering(options));
  if (options.webDist) app.route('/', createWeb(options.webDist));
  return app;
}
