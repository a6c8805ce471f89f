import { browserLocale, type Language } from '@dayfare/domain/product';
import { html } from 'hono/html';
import { fontWeights } from './fonts.ts';
import { write } from './pages.ts';
import type { ShownCard } from './vault.ts';

interface PrintedTexts {
  readonly title: string;
  readonly number: string;
  readonly expiry: string;
  readonly code: string;
  readonly copy: string;
  readonly copied: string;
  readonly notCopied: string;
}

const texts: Readonly<Record<Language, PrintedTexts>> = {
  en: {
    title: 'Your card’s number',
    number: 'Card number',
    expiry: 'Expiration date',
    code: 'Security code',
    copy: 'Copy',
    copied: 'Copied',
    notCopied: 'Your browser didn’t allow copying.',
  },
  es: {
    title: 'El número de tu tarjeta',
    number: 'Número de la tarjeta',
    expiry: 'Vencimiento',
    code: 'Código de seguridad',
    copy: 'Copiar',
    copied: 'Copiado',
    notCopied: 'Tu navegador no permitió copiar.',
  },
  fr: {
    title: 'Le numéro de votre carte',
    number: 'Numéro de carte',
    expiry: 'Date d’expiration',
    code: 'Code de sécurité',
    copy: 'Copier',
    copied: 'Copié',
    notCopied: 'Votre navigateur n’a pas permis de copier.',
  },
};

interface RowParts {
  readonly id: string;
  readonly label: string;
  readonly shown: string;
  /** As it is copied. */
  readonly plain: string;
  readonly copy: string;
}

const row = ({ id, label, shown, plain, copy }: RowParts) => html`<div class="row">
<div><span class="hint" id="${id}-label">${label}</span><span class="digits" id="${id}" data-plain="${plain}">${shown}</span></div>
<button type="button" data-copies="${id}" aria-label="${copy}: ${label}">${copy}</button>
</div>`;

/** Shows what is printed on a card, until it hides itself. */
export function printedPage({ language, parent, number, expiry, code }: ShownCard): Promise<Response> {
  const t = texts[language];
  const { copy } = t;
  const [year = '', month = ''] = expiry.split('-');
  const date = `${month}/${year.slice(2)}`;
  return write({
    ...{ lang: browserLocale(language), title: t.title, parent, script: 'printed.ts' },
    body: html`<main id="printed" class="printed" data-parent="${parent}" data-fonts="${fontWeights}" data-copied="${t.copied}" data-not-copied="${t.notCopied}">
${row({ id: 'number', label: t.number, shown: number.replace(/(\d{4})(?=\d)/g, '$1 '), plain: number, copy })}
${row({ id: 'expiry', label: t.expiry, shown: date, plain: date, copy })}
${row({ id: 'code', label: t.code, shown: code, plain: code, copy })}
<p id="status" class="hint" role="status"></p>
</main>`,
  });
}
