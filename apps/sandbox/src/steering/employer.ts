import { browserLocale, firstLanguage } from '@dayfare/domain/product';
import { type Context, Hono } from 'hono';
import { html } from 'hono/html';
import { refusalOf } from '../http/answer.ts';
import { clientAddressOf } from '../http/client-address.ts';
import { messageOf } from '../http/refusal.ts';
import { employersOfPartner, signInAtEmployer } from '../session/index.ts';
import { employerTexts } from './employer-texts.ts';
import { writePage } from './page.ts';
import type { Steering } from './steering-options.ts';

const largestField = 200;
const field = (value: unknown) => (typeof value === 'string' ? value.slice(0, largestField) : '');

/** What a page says beside its form. */
interface Shown {
  readonly employer: string;
  readonly login?: string | undefined;
  readonly problem?: string | undefined;
}

const languageAsked = (c: Context) =>
  firstLanguage(null, [c.req.header('accept-language')?.slice(0, 2) ?? '']);

function write(c: Context, { employer, login = '', problem }: Shown): Promise<Response> {
  const language = languageAsked(c);
  const t = employerTexts[language];
  return writePage(
    t.title(employer),
    html`<p>${t.lead}</p>
${problem && html`<p role="alert" id="problem"><strong>${problem}</strong></p>`}
<form method="post">
<p><label for="login">${t.login}</label><br>
<input id="login" name="login" value="${login}" autocomplete="username" autocapitalize="none" spellcheck="false" required
${problem && html`aria-describedby="problem" aria-invalid="true"`}></p>
<p><label for="password">${t.password}</label><br>
<input id="password" name="password" type="password" autocomplete="current-password" required></p>
<button>${t.submit}</button>
</form>`,
    { lang: browserLocale(language), hasLinks: false },
  );
}

/** Plays the sign-in page of an employer that has its own: a right password leads back to the app with a one-time token. */
export function employerRoutes({ server }: Steering): Hono {
  const { db, clock, settings } = server;
  const partnerOf = async (c: Context) => {
    const partnerId = Number(c.req.param('partnerId'));
    const [employer] = Number.isSafeInteger(partnerId) ? await employersOfPartner(db, partnerId) : [];
    return employer === undefined ? undefined : { partnerId, employer };
  };
  return new Hono()
    .get('/:partnerId', async (c) => {
      const partner = await partnerOf(c);
      return partner ? write(c, partner) : c.notFound();
    })
    .post('/:partnerId', async (c) => {
      const partner = await partnerOf(c);
      if (!partner) return c.notFound();
      const { partnerId, employer } = partner;
      const body = await c.req.parseBody();
      const login = field(body.login);
      try {
        const credentials = { partnerId, login, password: field(body.password) };
        const token = await signInAtEmployer(db, credentials, {
          clock,
          address: clientAddressOf(c, settings.trustedProxies),
          passwordCost: settings.passwordCost,
        });
        return c.redirect(`/welcome/connect?token=${token}`, 303);
      } catch (error) {
        const refusal = refusalOf(error);
        if (refusal.code === 'Unexpected') throw error;
        const t = employerTexts[languageAsked(c)];
        const problem = refusal.code === 'InvalidPassword' ? t.wrong : messageOf(refusal, languageAsked(c));
        return write(c, { employer, login, problem });
      }
    });
}
