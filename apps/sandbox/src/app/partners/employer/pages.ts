import { browserLocale, type Language } from '@dayfare/domain/product';
import { html } from 'hono/html';
import { writePage } from '../../steering/page/page.ts';
import { signInForm } from '../../steering/page/sign-in-form.ts';
import type { EmployerDirectory } from './accounts.ts';
import { employerTexts } from './texts.ts';

/** What every page of the employer needs. */
interface PageParts {
  readonly language: Language;
  /** Origin that the forms lead back to in the end. */
  readonly backTo: string;
}

/** What the sign-in page says beside its form. */
interface SignInShown {
  readonly employer: string;
  readonly login?: string | undefined;
  readonly problem?: string | undefined;
}

const optionsOf = ({ language, backTo }: PageParts) => ({
  ...{ lang: browserLocale(language), hasLinks: false, formTargets: [backTo] },
});

const cancel = (language: Language) =>
  html`<form method="post"><button name="step" value="cancel">${employerTexts[language].cancel}</button></form>`;

/** Where someone types their user name and password at work. */
export function signInPage(
  { employer, login = '', problem }: SignInShown,
  parts: PageParts,
): Promise<Response> {
  const t = employerTexts[parts.language];
  return writePage(
    t.title(employer),
    html`${signInForm(t, { login, problem, isFilledIn: true })}
${cancel(parts.language)}`,
    optionsOf(parts),
  );
}

/** Where someone is asked whether the product may know who they are. */
export function consentPage(
  account: NonNullable<Awaited<ReturnType<EmployerDirectory['find']>>>,
  parts: PageParts,
): Promise<Response> {
  const t = employerTexts[parts.language];
  return writePage(
    t.consentTitle,
    html`<p>${t.consent(`${account.firstName} ${account.lastName}`, account.login)} ${t.notShared}</p>
<form method="post"><button name="step" value="consent">${t.allow}</button></form>
${cancel(parts.language)}`,
    optionsOf(parts),
  );
}

/** What a person sees who comes to a page of a sign-in that has expired. */
export function lostPage(language: Language): Promise<Response> {
  const t = employerTexts[language];
  return writePage(t.lostTitle, html`<p>${t.lost}</p>`, { lang: browserLocale(language), hasLinks: false });
}
