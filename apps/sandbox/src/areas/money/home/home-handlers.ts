import { homeContract } from '@dayfare/api/money/home/home-contract';
import { implement } from '@orpc/server';
import { eq } from 'drizzle-orm';
import { type ApiContext, requireSession, type SignedIn } from '../../session/index.ts';
import { currencyOf } from '../core/owner.ts';
import { bankClosing } from './bank-closing.ts';
import { type News, offers, stories, tickerOf } from './news.ts';
import { chooseQuickLinks, quickLinksOf } from './quick-links.ts';
import { deleteShortcut, findShortcut, listShortcuts, saveShortcut } from './shortcuts.ts';
import { dismissedTickers } from './tables.ts';

const calls = implement(homeContract).$context<ApiContext>().use(requireSession);

/** The news on a person's home now. */
function newsFor({ clock, employee }: Pick<ApiContext & SignedIn, 'clock' | 'employee'>): readonly News[] {
  const closing = bankClosing(currencyOf(employee), clock.now());
  return closing ? [closing, ...offers] : offers;
}

async function tickersOf(context: ApiContext & SignedIn, kind: News['kind']) {
  const { db, employee, language } = context;
  const dismissed = await db
    .select({ id: dismissedTickers.tickerId })
    .from(dismissedTickers)
    .where(eq(dismissedTickers.employeeId, employee.id));
  const ids = new Set(dismissed.map(({ id }) => id));
  return {
    tickers: newsFor(context)
      .filter(({ kind: its, id }) => its === kind && !ids.has(id))
      .map((one) => tickerOf(one, language)),
  };
}

/** What is on the home beside the balance. */
export const homeHandlers = calls.router({
  getEventTickers: calls.getEventTickers.handler(({ context }) => tickersOf(context, 'events')),
  getPromotionTickers: calls.getPromotionTickers.handler(({ context }) => tickersOf(context, 'promotions')),
  disposeTicker: calls.disposeTicker.handler(async ({ context, input }) => {
    const { db, employee } = context;
    const tickerId = Number(input.id);
    // A number that no ticker has is dismissed already, and not written down.
    if (newsFor(context).some(({ id }) => id === tickerId))
      await db.insert(dismissedTickers).values({ employeeId: employee.id, tickerId }).onConflictDoNothing();
    return true;
  }),
  getShortcuts: calls.getShortcuts.handler(async ({ context: { db, employee } }) => ({
    shortcuts: await listShortcuts(db, employee.id),
  })),
  getShortcutByID: calls.getShortcutByID.handler(({ context: { db, employee }, input }) =>
    findShortcut(db, employee.id, Number(input.id)),
  ),
  saveShortcut: calls.saveShortcut.handler(({ context: { db, employee }, input }) =>
    saveShortcut(db, employee.id, input),
  ),
  deleteShortcutByID: calls.deleteShortcutByID.handler(async ({ context: { db, employee }, input }) => {
    await deleteShortcut(db, employee.id, Number(input.id));
    return true;
  }),
  getQuickLinks: calls.getQuickLinks.handler(({ context: { db, employee } }) =>
    quickLinksOf(db, employee.id),
  ),
  saveQuickLinks: calls.saveQuickLinks.handler(async ({ context: { db, employee }, input }) => {
    await chooseQuickLinks(db, employee.id, input.chosen);
    return quickLinksOf(db, employee.id);
  }),
  userStories: calls.userStories.handler(({ context: { language }, input }) => ({
    stories: stories
      .slice(0, input.count)
      .map(({ id, title, text }) => ({ id, title: title[language], text: text[language] })),
  })),
});
