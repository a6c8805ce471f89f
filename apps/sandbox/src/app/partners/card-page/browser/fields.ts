import type { CardFrameMessage, CardPageMessage } from '@dayfare/api/money/accounts/debit-card-queries';
import type { IsoDate } from '@dayfare/domain/money';
import { cardBrandOf, cardExpiryProblem, cardNumberProblem } from '@dayfare/domain/validation';
import type { FieldTexts } from '../texts.ts';
import { fieldOf, keepForm } from './field.ts';
import { applyLook } from './look.ts';

const form = document.forms.namedItem('card') ?? document.createElement('form');
const { parent: app = '', today = '', wrong: texts = '{}', fonts: weights = '{}' } = form.dataset;
const words = JSON.parse(texts) as FieldTexts['wrong'];
const fonts = JSON.parse(weights) as Readonly<Record<string, string>>;
const fields = { number: fieldOf('number'), expiry: fieldOf('expiry'), code: fieldOf('code') };
const all = [fields.number, fields.expiry, fields.code];
const brandNames: Readonly<Record<string, string>> = {
  Master: 'Mastercard',
  AmericanExpress: 'American Express',
};

type Token = Extract<CardFrameMessage, { kind: 'token' }>;

/** Set once by the app; the messages of a frame without one go nowhere. */
let nonce: string | undefined;

const say = (message: CardFrameMessage) => window.parent.postMessage(message, app);

function numberProblem(text: string): string | null {
  const problem = cardNumberProblem(text);
  const brand = cardBrandOf(text);
  if (problem?.key === 'Required') return words.numberMissing;
  if (problem?.key === 'CardNumberTooShort' && (brand === 'AmericanExpress' || brand === 'DinersClub'))
    return words.shortBrand;
  if (problem) return words[problem.key];
  return brand === null ? words.unknownBrand : null;
}

function expiryProblem(text: string): string | null {
  const problem = cardExpiryProblem(text, today as IsoDate);
  return problem && (problem.key === 'Required' ? words.expiryMissing : words[problem.key]);
}

function codeProblem(text: string): string | null {
  if (text === '') return words.codeMissing;
  return /^\d{3,4}$/.test(text) ? null : words.codeWrong;
}

function goToWrong() {
  const first = all.find(({ input }) => input.getAttribute('aria-invalid') === 'true');
  first?.input.focus();
  return first;
}

/** Says what is wrong beside each field, and goes to the first that is. */
function check(): boolean {
  fields.number.say(numberProblem(fields.number.input.value));
  fields.expiry.say(expiryProblem(fields.expiry.input.value));
  fields.code.say(codeProblem(fields.code.input.value));
  return goToWrong() === undefined;
}

/** What was sent last, and what came back: the same card gets the same token, so that sending it again is sending the same. */
let last: { readonly body: string; readonly card: Pick<Token, 'token' | 'last4' | 'isInstant'> } | undefined;

/** Sends the card to the service that keeps it, and what stands for it to the app. */
async function answer(known: string, request: string): Promise<void> {
  if (!check()) return say({ kind: 'wrong', nonce: known, request });
  const body = JSON.stringify(Object.fromEntries(all.map(({ input }) => [input.name, input.value])));
  const failed = (reason: 'offline' | 'expired' | 'tooMany') =>
    say({ kind: 'failed', nonce: known, request, reason });
  if (last?.body === body) return say({ kind: 'token', nonce: known, request, ...last.card });
  try {
    const response = await fetch(`${location.pathname}/tokens`, { method: 'POST', body });
    if (response.status === 429) return failed('tooMany');
    if (!response.ok) return failed('expired');
    const { token, last4, isInstant } = await response.json();
    last = { body, card: { token, last4, isInstant } };
    say({ kind: 'token', nonce: known, request, ...last.card });
  } catch {
    failed('offline');
  }
}

window.addEventListener('message', ({ source, origin, data }: MessageEvent<CardPageMessage | null>) => {
  // Another window, or another site around this one, has nothing to say here.
  if (source !== window.parent || origin !== app || typeof data?.nonce !== 'string') return;
  if (data.kind === 'begin') {
    nonce ??= data.nonce;
    if (nonce === data.nonce) applyLook(data.look, fonts);
  } else if (data.nonce !== nonce) return;
  else if (data.kind === 'focus') goToWrong();
  else if (data.kind === 'ask') void answer(data.nonce, data.request);
  else if (data.kind === 'problem') {
    const field = data.problem === 'OtherCard' ? fields.number : fields.expiry;
    field.say(words[data.problem]);
    field.input.focus();
  }
  tellSize();
});

function tellSize(): void {
  if (nonce) say({ kind: 'size', nonce, height: document.documentElement.getBoundingClientRect().height });
}
new ResizeObserver(tellSize).observe(document.documentElement);

for (const field of all) field.input.addEventListener('input', () => field.say(null));
fields.number.input.addEventListener('input', () => {
  const brand = cardBrandOf(fields.number.input.value);
  const mark = document.getElementById('brand');
  if (mark) mark.textContent = brand && (brandNames[brand] ?? brand);
});
keepForm(fields.number.input, (digits) => digits.replace(/(\d{4})(?=\d)/g, '$1 '));
keepForm(fields.expiry.input, (digits) => digits.replace(/^(\d\d)(?=\d)/, '$1/').slice(0, 5));
keepForm(fields.code.input, (digits) => digits);
form.addEventListener('submit', (event) => {
  event.preventDefault();
  if (nonce) say({ kind: 'submit', nonce });
});
say({ kind: 'ready' });
