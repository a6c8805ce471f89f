import { browserLocale } from '@dayfare/domain/product';
import { html, raw } from 'hono/html';
import { newNonce } from '../../../platform/http/security-headers.ts';
import { fontWeights, standIns } from './fonts.ts';
import { importMap } from './scripts.ts';
import { style } from './style.ts';
import { cardTexts, type FieldTexts } from './texts.ts';
import type { BankLookup, OpenFrame } from './vault.ts';

type Html = ReturnType<typeof html>;

interface FramePage {
  readonly lang: string;
  readonly title: string;
  /** Null: no one may hold it. */
  readonly parent: string | null;
  /** The module that runs in it. */
  readonly script?: string;
  readonly body: Html | Promise<Html>;
}

/** A page for a frame of the app: only its origin may hold it, and it runs nothing but its own modules. */
export async function write({ lang, title, parent, script, body }: FramePage): Promise<Response> {
  const nonce = newNonce();
  const page = await html`<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style nonce="${nonce}">${raw(standIns + style)}</style>
${
  script &&
  html`<script type="importmap" nonce="${nonce}">${raw(importMap)}</script>
<script type="module" src="/scripts/browser/${script}"></script>`
}
</head>
<body>${body}</body>
</html>`;
  return new Response(String(page), {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      // A form is sent with its origin: a browser that sends none is refused.
      'referrer-policy': 'same-origin',
      'content-security-policy': [
        "default-src 'none'",
        `script-src 'self' 'nonce-${nonce}'`,
        `style-src 'nonce-${nonce}'`,
        "font-src 'self'",
        "connect-src 'self'",
        "form-action 'self'",
        "base-uri 'none'",
        `frame-ancestors ${parent ?? "'none'"}`,
        "require-trusted-types-for 'script'",
        "trusted-types 'none'",
      ].join('; '),
    },
  });
}

interface FieldParts {
  readonly id: 'number' | 'expiry' | 'code';
  readonly label: string;
  readonly hint: string;
  readonly autocomplete: string;
  readonly length: number;
}

const field = ({ id, label, hint, autocomplete, length }: FieldParts) => html`<div class="field">
<label for="${id}">${label}</label>
<span class="box"><input id="${id}" name="${id}" inputmode="numeric" autocomplete="${autocomplete}" maxlength="${length}" spellcheck="false" required
aria-describedby="${id}-hint ${id}-wrong">${id === 'number' && html`<span id="brand" class="brand" role="status"></span>`}</span>
<span id="${id}-hint" class="hint">${hint}</span>
<span id="${id}-wrong" class="wrong"></span>
</div>`;

/** Where a card is typed. `today` decides which cards have expired. */
export function fieldsPage({ language, parent }: OpenFrame, today: string): Promise<Response> {
  const t: FieldTexts = cardTexts[language].fields;
  const { wrong } = t;
  return write({
    ...{ lang: browserLocale(language), title: t.title, parent, script: 'fields.ts' },
    body: html`<form id="card" novalidate data-parent="${parent}" data-today="${today}" data-fonts="${fontWeights}" data-wrong="${JSON.stringify(wrong)}">
${field({ id: 'number', label: t.number, hint: t.numberHint, autocomplete: 'cc-number', length: 23 })}
<div class="pair">
${field({ id: 'expiry', label: t.expiry, hint: t.expiryHint, autocomplete: 'cc-exp', length: 7 })}
${field({ id: 'code', label: t.code, hint: t.codeHint, autocomplete: 'cc-csc', length: 4 })}
</div>
<button class="hidden" tabindex="-1" aria-hidden="true"></button>
</form>`,
  });
}

/** Where a card's bank asks its customer. */
export function challengePage({ language, parent, last4, conduct }: BankLookup): Promise<Response> {
  const t = cardTexts[language].bank;
  const isSilent = conduct.bank === 'silent';
  return write({
    ...{ lang: browserLocale(language), title: t.title, parent },
    body: html`<main>
<h1>${t.title}</h1>
<p>${isSilent ? t.silent : t.text(last4)}</p>
${
  !isSilent &&
  html`<form method="post">
<p><button class="main" name="step" value="confirm">${t.confirm}</button></p>
<p><button name="step" value="refuse">${t.refuse}</button> <button name="step" value="cancel">${t.cancel}</button></p>
</form>`
}
</main>`,
  });
}

/** Tells the app that the bank's customer has answered. */
export function endedPage(accountId: string, { language, parent }: BankLookup): Promise<Response> {
  const t = cardTexts[language].bank;
  return write({
    ...{ lang: browserLocale(language), title: t.ended, parent, script: 'answered.ts' },
    body: html`<main id="answered" data-parent="${parent}" data-account="${accountId}"><h1>${t.ended}</h1><p>${t.endedText}</p></main>`,
  });
}

/** What stands where a page is over; no frame may hold it, so the app finds that nothing answers. */
export async function lostPage(): Promise<Response> {
  const { title } = cardTexts.en.fields;
  return write({ lang: 'en', title, parent: null, body: html`<main><p>${title}</p></main>` });
}
