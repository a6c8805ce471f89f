import { browserLocale, type Language } from '@dayfare/domain/product';
import { html } from 'hono/html';
import { writePage } from '../../steering/page/page.ts';
import { alertOf, signInForm } from '../../steering/page/sign-in-form.ts';
import { type OpenLink, playedBank } from './links.ts';
import { bankTexts } from './texts.ts';

/** What happened here so far, told to the page around: the script in it knows the rest. */
function tell(link: OpenLink) {
  const { origin } = new URL(link.options.returnTo);
  const { result, events } = link;
  const names = events.map(({ name }) => name);
  const end =
    result?.kind === 'success'
      ? {
          publicToken: result.publicToken,
          metadata: {
            institution: { name: result.account.bankName },
            account: { type: 'depository', mask: result.account.accountNumber.slice(-4) },
          },
        }
      : result && { error: result.error };
  return { origin, message: { names, ...(end && { end }) } };
}

const optionsOf = (link: OpenLink) => ({
  ...{ lang: browserLocale(link.options.language), hasLinks: false },
  ...(link.options.way === 'widget'
    ? { tells: tell(link) }
    : { formTargets: [new URL(link.options.returnTo).origin] }),
});

const cancel = (language: Language) =>
  html`<form method="post"><button name="step" value="cancel">${bankTexts[language].cancel}</button></form>`;

/** Where a customer signs in. */
export function signInPage(link: OpenLink, login = '', problem?: string): Promise<Response> {
  const { options } = link;
  const t = bankTexts[options.language];
  return writePage(
    t.title(options.again?.bankName ?? playedBank),
    html`${signInForm(t, { login, problem, isFilledIn: false })}
${cancel(options.language)}`,
    optionsOf(link),
  );
}

/** Where a customer chooses the account. */
export function accountsPage(link: OpenLink, problem?: string): Promise<Response> {
  const { options, accounts } = link;
  const t = bankTexts[options.language];
  const types = { PersonalChecking: t.checking, PersonalSaving: t.savings } as const;
  const nameOf = (type: string) =>
    type === 'PersonalSaving' ? types.PersonalSaving : types.PersonalChecking;
  return writePage(
    t.chooseTitle,
    html`<p>${t.shared}</p>
${alertOf(problem)}
<form method="post">
<fieldset><legend>${t.choose}</legend>
${(accounts ?? []).map(
  ({ accountType, accountNumber }, at) =>
    html`<p><label><input type="radio" name="account" value="${at}"> ${nameOf(accountType)} ••${accountNumber.slice(-4)}</label></p>`,
)}
</fieldset>
<p><button name="step" value="choose">${t.allow}</button></p>
</form>
${cancel(options.language)}`,
    optionsOf(link),
  );
}

/** What a customer sees whose online banking is locked. */
export function lockedPage(link: OpenLink): Promise<Response> {
  const { options } = link;
  const t = bankTexts[options.language];
  return writePage(
    t.lockedTitle,
    html`<p>${t.locked}</p>
<form method="post"><button name="step" value="locked">${t.back}</button></form>`,
    optionsOf(link),
  );
}

/** The end inside a frame, for the moment until the page around closes it. */
export function endPage(link: OpenLink): Promise<Response> {
  const t = bankTexts[link.options.language];
  return writePage(t.doneTitle, html`<p>${t.done}</p>`, optionsOf(link));
}

/** What a person sees who comes to a page that has expired. */
export function lostPage(language: Language): Promise<Response> {
  const t = bankTexts[language];
  return writePage(t.lostTitle, html`<p>${t.lost}</p>`, { lang: browserLocale(language), hasLinks: false });
}
