import * as z from 'zod/mini';
import { event, request } from '../message.ts';
import { nothing, text } from '../scalars.ts';

const deviceInfo = z.object({
  platform: z.enum(['ios', 'android', 'web']),
  /** Build number of the native app; 0 where there is none. */
  build: z.int().check(z.gte(0)),
  appVersion: text(40),
  systemVersion: text(40),
  manufacturer: text(60),
  model: text(60),
});

/** The start of the page, and what surrounds it. */
export const startMessages = {
  'page.joined': event('page', nothing),
  'page.ready': event('page', nothing),
  'device.info': request('page', { params: nothing, result: deviceInfo }),
  'app.changed': event('shell', z.object({ state: z.enum(['active', 'inactive', 'background']) })),
};
