import { browserLocale, type Language } from '@dayfare/domain/product';
import { html } from 'hono/html';
import { writePage } from '../../steering/page/page.ts';
import { signInForm } from '../../steering/page/sign-in-form.ts';
import { playedProvider, type Visit } from './provider.ts';
import { providerTexts } from './texts.ts';

const optionsOf = ({ returnUrl }: Visit, language: Language) => ({
  ...{ lang: browserLocale(language), hasLinks: false },
  formTargets: [new URL(returnUrl).origin],
});

const cancel = (language: Language) =>
  html`<form method="post"><button name="step" value="cancel">${providerTexts[language].cancel}</button></form>`;

/** Where someone signs in. */
export function signInPage(
  visit: Visit,
  language: Language,
  login = '',
  problem?: string,
): Promise<Response> {
  const t = providerTexts[language];
  return writePage(
    t.title(playedProvider),
    html`${signInForm(t, { login, problem, isFilledIn: false })}
${cancel(language)}`,
    optionsOf(visit, language),
  );
}

/** Where someone allows it, or doesn't. */
export function askPage(visit: Visit, language: Language): Promise<Response> {
  const t = providerTexts[language];
  return writePage(
    t.askTitle,
    html`<p>${t.ask}</p>
<ul>${t.shared.map((one) => html`<li>${one}</li>`)}</ul>
<p>${t.kept}</p>
<form method="post">
<p><button name="step" value="allow">${t.allow}</button></p>
<p><button name="step" value="decline">${t.decline}</button></p>
</form>
${cancel(language)}`,
    optionsOf(visit, language),
  );
}

/** What a person sees who comes to a page that has expired. */
export function lostPage(language: Language): Promise<Response> {
  const t = providerTexts[language];
  return writePage(t.lostTitle, html`<p>${t.lost}</p>`, { lang: browserLocale(language), hasLinks: false });
}
