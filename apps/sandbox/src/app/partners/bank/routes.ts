import { firstLanguage } from '@dayfare/domain/product';
import { type Context, Hono } from 'hono';
import { type OpenLink, type PlayedBank, scriptPath } from './links.ts';
import { accountsPage, endPage, lockedPage, lostPage, signInPage } from './pages.ts';
import { bankTexts } from './texts.ts';
import { widgetScript } from './widget-script.ts';

const largestField = 200;
const field = (value: unknown) => (typeof value === 'string' ? value.slice(0, largestField) : '');
const lost = (c: Context) =>
  lostPage(firstLanguage(null, [c.req.header('accept-language')?.slice(0, 2) ?? '']));

/** Back to the app: by its address, or by telling the page around the frame. */
function back(c: Context, link: OpenLink): Response | Promise<Response> {
  const { options, stateId } = link;
  if (options.way === 'widget') return endPage(link);
  const url = new URL(options.returnTo);
  url.searchParams.set('oauth_state_id', stateId);
  return c.redirect(url.href, 303);
}

/** The pages between leaving for the bank and coming back: sign in, choose an account, or leave. */
export function bankRoutes(bank: PlayedBank): Hono {
  const openAt = (c: Context) => {
    const link = bank.find(c.req.param('token') ?? '');
    return link?.result ? undefined : link;
  };
  return new Hono()
    .get(scriptPath, (c) =>
      c.body(widgetScript, 200, {
        'content-type': 'text/javascript; charset=utf-8',
        'cache-control': 'no-cache',
        'cross-origin-resource-policy': 'cross-origin',
      }),
    )
    .get('/link/:token', (c) => {
      const link = openAt(c);
      if (!link) return lost(c);
      return link.accounts ? accountsPage(link) : signInPage(link);
    })
    .post('/link/:token', async (c) => {
      const link = openAt(c);
      if (!link) return lost(c);
      const t = bankTexts[link.options.language];
      const { step, login: typed, password, account } = await c.req.parseBody();
      if (step === 'cancel' || step === 'locked') {
        bank.leave(link, step === 'locked' ? 'ITEM_LOCKED' : null);
        return back(c, link);
      }
      if (step === 'choose' && link.accounts) {
        const isChosen = account !== undefined && bank.choose(link, Number(account));
        return isChosen ? back(c, link) : accountsPage(link, t.missing);
      }
      const login = field(typed).trim().toLowerCase();
      const outcome = bank.signIn(link, login, field(password));
      if (outcome === 'locked') return lockedPage(link);
      return outcome === 'wrong' ? signInPage(link, login, t.wrong) : accountsPage(link);
    });
}
