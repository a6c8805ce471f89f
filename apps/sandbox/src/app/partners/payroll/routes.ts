import { firstLanguage } from '@dayfare/domain/product';
import { type Context, Hono } from 'hono';
import { askPage, lostPage, signInPage } from './pages.ts';
import { consentPath, type PlayedProvider } from './provider.ts';
import { providerTexts } from './texts.ts';

const largestField = 200;
const field = (value: unknown) => (typeof value === 'string' ? value.slice(0, largestField) : '');
const languageOf = (c: Context) => firstLanguage(null, [c.req.header('accept-language')?.slice(0, 2) ?? '']);

/** What each button ends a visit with. */
const ends = { allow: 'granted', decline: 'declined', cancel: 'cancelled' } as const;
const isEnd = (step: unknown): step is keyof typeof ends => typeof step === 'string' && step in ends;

/** The provider's pages: sign in, allow or not, and back. */
export function providerRoutes(provider: PlayedProvider): Hono {
  const visitOf = (c: Context) => provider.find(c.req.param('token') ?? '');
  return new Hono()
    .get(consentPath, async (c) => {
      const visit = provider.begin(new URL(c.req.url).searchParams);
      return visit ? c.redirect(`${consentPath}/${visit.token}`, 303) : lostPage(languageOf(c));
    })
    .get(`${consentPath}/:token`, (c) => {
      const visit = visitOf(c);
      if (!visit) return lostPage(languageOf(c));
      return visit.subject === null ? signInPage(visit, languageOf(c)) : askPage(visit, languageOf(c));
    })
    .post(`${consentPath}/:token`, async (c) => {
      const visit = visitOf(c);
      const language = languageOf(c);
      if (!visit) return lostPage(language);
      const { step, login: typed, password } = await c.req.parseBody();
      if (isEnd(step) && (visit.subject !== null || step === 'cancel'))
        return c.redirect(provider.end(visit, ends[step]), 303);
      const login = field(typed).trim().toLowerCase();
      return provider.signIn(visit, login, field(password))
        ? askPage(visit, language)
        : signInPage(visit, language, login, providerTexts[language].wrong);
    });
}
