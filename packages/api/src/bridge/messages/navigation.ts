import * as z from 'zod/mini';
import { event, request } from '../message.ts';
import { address, nothing, text } from '../scalars.ts';

/** Pages that the native app can request by name. */
const pages = ['sso/home', 'welcome/forgot-password', 'signup/create-user'] as const;

/** Navigation into, within and out of the app. */
export const navigationMessages = {
  'link.open': request(
    'shell',
    { params: z.object({ url: address }), result: z.object({ path: text(2048) }) },
    { withinMs: 30_000 },
  ),
  'link.shown': event('page', z.object({ path: text(2048) })),
  'page.open': request(
    'shell',
    { params: z.object({ page: z.enum(pages) }), result: nothing },
    { withinMs: 30_000 },
  ),
  'back.press': request('shell', { params: nothing, result: z.object({ isHandled: z.boolean() }) }),
  'url.open': request('page', { params: z.object({ url: address }), result: nothing }, { needs: 'links' }),
  'settings.open': request('page', { params: nothing, result: nothing }, { needs: 'settings' }),
};
