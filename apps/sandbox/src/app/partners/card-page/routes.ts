import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { Clock } from '../../../platform/http/clock.ts';
import { fontAt } from './fonts.ts';
import { challengePage, endedPage, fieldsPage, lostPage } from './pages.ts';
import { printedPage } from './printed-page.ts';
import { scriptAt } from './scripts.ts';
import { type PlayedVault, todayOf } from './vault.ts';

const text = (value: unknown) => (typeof value === 'string' ? value.slice(0, 40) : '');

/** A card from the frame's own page: browsers send `same-origin` for no other. */
const isOwn = (c: Context) => c.req.header('sec-fetch-site') === 'same-origin';

/** The pages that stand in frames of the app: where a card is typed, and where a bank asks its customer. Nothing here is logged. */
export function cardRoutes(vault: PlayedVault, clock: Clock): Hono {
  return new Hono()
    .use(bodyLimit({ maxSize: 2_000 }))
    .get('/scripts/*', async (c) => {
      const script = await scriptAt(c.req.path.slice('/scripts'.length));
      if (script === null) return c.text('Not found', 404);
      return c.body(script, 200, {
        'content-type': 'text/javascript; charset=utf-8',
        'cache-control': 'no-cache',
        'x-content-type-options': 'nosniff',
      });
    })
    .get('/fonts/:name', async (c) => {
      const font = await fontAt(c.req.param('name'));
      if (font === null) return c.text('Not found', 404);
      return c.body(font, 200, {
        'content-type': 'font/woff2',
        'cache-control': 'public, max-age=86400',
        'x-content-type-options': 'nosniff',
      });
    })
    .get('/fields/:id', (c) => {
      const frame = vault.findFrame(c.req.param('id'));
      return frame ? fieldsPage(frame, todayOf(clock)) : lostPage();
    })
    .post('/fields/:id/tokens', async (c) => {
      const frame = vault.findFrame(c.req.param('id'));
      if (!frame || !isOwn(c)) return c.json({ error: 'expired' }, 410);
      const body = (await c.req.json().catch(() => null)) as Record<string, unknown> | null;
      const taken = vault.take(frame, {
        number: text(body?.number),
        expiry: text(body?.expiry),
        code: text(body?.code),
      });
      if (taken === 'tooMany') return c.json({ error: 'tooMany' }, 429);
      return taken ? c.json(taken) : c.json({ error: 'wrong' }, 400);
    })
    .get('/printed/:id', (c) => {
      // Opened as a page of its own, it would stand in the browser's history.
      const dest = c.req.header('sec-fetch-dest') ?? 'iframe';
      const card = dest === 'iframe' ? vault.takeShown(c.req.param('id')) : undefined;
      return card ? printedPage(card) : lostPage();
    })
    .get('/challenge/:id', (c) => {
      const lookup = vault.findLookup(c.req.param('id'));
      if (!lookup) return lostPage();
      return lookup.result === 'open' ? challengePage(lookup) : endedPage(c.req.param('id'), lookup);
    })
    .post('/challenge/:id', async (c) => {
      const id = c.req.param('id');
      const lookup = vault.findLookup(id);
      if (!lookup || !isOwn(c)) return lostPage();
      const { step } = await c.req.parseBody();
      if (lookup.result === 'open' && lookup.conduct.bank !== 'silent')
        lookup.result = step === 'confirm' ? 'confirmed' : 'refused';
      return c.redirect(`/challenge/${id}`, 303);
    });
}
