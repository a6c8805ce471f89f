import { defaultMaxLength, type TextInputMode } from './text-input.ts';

// Characters that can't be seen and can turn the reading direction of what stands around them, or hide in a name.
const unseen = /[\p{Cc}\u00AD\u200B\u200E\u200F\u202A-\u202E\u2060-\u2064\u2066-\u2069\uFEFF]/gu;

/** A decimal number of what there is: a minus stands in front or nowhere, and the first point parts the decimals. */
function decimalOf(text: string): string {
  const signs = text.replace(/[^0-9.-]/g, '');
  const [whole = '', ...rest] = signs.replaceAll('-', '').split('.');
  const decimals = rest.length > 0 ? `.${rest.join('')}` : '';
  return `${signs.startsWith('-') ? '-' : ''}${whole}${decimals}`;
}

const onlyOfMode = {
  text: (text) => text,
  digits: (text) => text.replace(/[^0-9]/g, ''),
  decimal: decimalOf,
} as const satisfies Record<TextInputMode, (text: string) => string>;

/** What a change of an input comes to: one line, of characters that can be seen and that its mode takes, cut to its length. */
export function sanitise(
  text: string,
  mode: TextInputMode = 'text',
  maxLength: number = defaultMaxLength,
): string {
  const line = text.replace(/[\t\n\r\u2028\u2029]+/g, ' ').replace(unseen, '');
  return [...onlyOfMode[mode](line)].slice(0, maxLength).join('');
}
