import { browserLocale } from '@dayfare/domain/product';
import { type Look, readLook } from '@dayfare/themes/brands/read-look';
import { readVoice } from '@dayfare/themes/brands/read-voice';
import { html, raw } from 'hono/html';
import { letterParts } from './letter-parts.ts';
import { letterTexts } from './letter-texts.ts';
import type { Mail } from './send-mail.ts';

const inScheme = (colours: Look['light']) => `body{background:${colours.canvas};color:${colours.text}}
.card{background:${colours.surface};border-color:${colours.border}}.head{background:${colours.brand};color:${colours.onBrand}}
a{color:${colours.link}}.button{background:${colours.action};color:${colours.onAction}}th,.foot{color:${colours.textMuted}}
th,td{border-color:${colours.border}}.foot a{color:${colours.textMuted}}`;

const styleOf = ({
  light,
  dark,
  radius,
  type,
}: Look) => `:root{color-scheme:light dark;supported-color-schemes:light dark}
body{margin:0;padding:24px 12px;font:16px/1.5 ${type.bodyFamily};overflow-wrap:anywhere}
.card{max-width:560px;margin:0 auto;border:1px solid;border-radius:${Math.min(radius.card, 16)}px;overflow:hidden}
.head{padding:16px 24px;font:600 18px/1.3 ${type.displayFamily}}.text{padding:8px 24px 24px}
h1{margin:16px 0;font:600 22px/1.3 ${type.displayFamily}}p{margin:0 0 16px;white-space:pre-line}
.button{display:inline-block;padding:12px 20px;border-radius:${Math.min(radius.button, 24)}px;font-weight:600;text-decoration:none}
table{width:100%;margin:0 0 16px;border-collapse:collapse}th,td{padding:10px 0;border-bottom:1px solid;text-align:left;vertical-align:top}
th{width:45%;padding-right:16px;font-weight:400}td{font-weight:600;font-variant-numeric:tabular-nums}
.foot{max-width:560px;margin:16px auto 0;padding:0 24px;font-size:14px}.foot p{margin:0 0 8px}
${inScheme(light)}
@media (prefers-color-scheme:dark){${inScheme(dark)}}`;

/** What an e-mail is drawn from. */
export type LetterContent = Pick<Mail, 'subject' | 'body' | 'environment' | 'language'>;

/** Where a letter is shown, and by which nonce its style is let in. */
interface Frame {
  /** Of the app: links there become a button. */
  readonly origin: string;
  readonly stopUrl?: string | null | undefined;
  readonly nonce?: string | undefined;
}

/** A trailing full stop or comma belongs to the sentence. */
const address = /(https?:\/\/[^\s<>"]*[^\s<>".,;:!?)])/;

/** One line with its addresses as links. They show where they lead: an e-mail may hold what another user has written. */
const linked = (line: string) =>
  line.split(address).map((part, at) => (at % 2 === 1 ? html`<a href="${part}">${part}</a>` : part));

/** The text without the brand's name in front of it, which stands above it already: `Paycor: your password was changed`. */
function withoutBrand(text: string, brand: string): string {
  const rest = text.startsWith(brand) ? text.slice(brand.length).replace(/^\s?: /u, '') : text;
  return rest === text || rest === text.slice(brand.length)
    ? text
    : `${rest.charAt(0).toUpperCase()}${rest.slice(1)}`;
}

/** Links to the app without the address that would only be read: `Sign up: http…` becomes its words, and a button below. */
function paragraph(lines: readonly string[], origin: string, open: string) {
  const text = lines.join('\n');
  const pieces = text.split(address);
  const at = pieces.findIndex((part, index) => index % 2 === 1 && part.startsWith(`${origin}/`));
  if (at < 0) return html`<p>${linked(text)}</p>`;
  const label = pieces.slice(0, at).join('').trimEnd().replace(/\s?:$/u, '.');
  const after = pieces
    .slice(at + 1)
    .join('')
    .trim();
  return html`${label && html`<p>${linked(label)}</p>`}<p><a class="button" href="${pieces[at]}">${open}</a></p>${after && html`<p>${linked(after)}</p>`}`;
}

/**
 * Draws an e-mail in its brand, light and dark, from the plain text that goes with it. The plain text is the letter; this adds the look, who
 * sent it, and how to reach them.
 */
export async function writeLetter(
  { subject, body, environment, language }: LetterContent,
  { origin, stopUrl, nonce }: Frame,
): Promise<string> {
  const voice = readVoice(environment, language);
  const texts = letterTexts[language];
  const open = texts.open(voice.productName);
  // The link that stops e-mails has a place of its own below; who to call stands there for all.
  const own = letterParts(withoutBrand(body, voice.productName)).filter(
    (part) =>
      part.kind === 'facts' ||
      !part.lines.some(
        (line) => (stopUrl && line.includes(stopUrl)) || line.startsWith(`${voice.supportName}:`),
      ),
  );
  const parts = own.map((part) =>
    part.kind === 'facts'
      ? html`<table>${part.facts.map(([name, value]) => html`<tr><th scope="row">${name}</th><td>${linked(value)}</td></tr>`)}</table>`
      : paragraph(part.lines, origin, open),
  );
  return String(
    await html`<!doctype html>
<html lang="${browserLocale(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${subject}</title>
<style${nonce ? html` nonce="${nonce}"` : ''}>${raw(styleOf(readLook(environment)))}</style>
</head>
<body>
<div class="card"><div class="head">${voice.productName}</div>
<main class="text"><h1>${withoutBrand(subject, voice.productName)}</h1>
${parts}
</main></div>
<footer class="foot"><p>${voice.supportName}${language === 'fr' ? '\u00A0: ' : ': '}${voice.supportPhone}. ${voice.supportHours}.</p>
<p>${texts.sender(voice.productName)} ${texts.never}</p>
${stopUrl && html`<p><a href="${stopUrl}">${texts.stop}</a></p>`}</footer>
</body>
</html>`,
  );
}
