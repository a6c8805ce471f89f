/** What a text field takes. `text` takes all; the others refuse what can never be right, while it is typed. */
export type TextMode = 'text' | 'letters' | 'numeric' | 'decimal' | 'email' | 'tel';

/** How a field treats what is typed, pasted, dictated or filled in. All pure, so that every way in has one outcome. */
export interface TextRules {
  /** Brings signs into the form the field keeps, and drops those it can never take. */
  normalise: (text: string) => string;
  /** Whether a normalised text may stand, complete or on its way there. */
  accepts: (text: string) => boolean;
  /** The nearest text that may stand; for what came in as a whole. */
  clean: (text: string) => string;
}

const CONTROL_OR_INVISIBLE = /[\p{Cc}\u200B\u2060\uFEFF\u202A-\u202E\u2066-\u2069]/gu;
const ZEROS = [0x0660, 0x06f0, 0xff10];

/** Digits as keyboards of other scripts and full-width input methods make them, in ASCII. */
export function asciiDigits(text: string): string {
  return text.replace(/[\u0660-\u0669\u06F0-\u06F9\uFF10-\uFF19]/g, (sign) => {
    const code = sign.charCodeAt(0);
    const zero = ZEROS.find((start) => code >= start && code < start + 10) ?? code;
    return String(code - zero);
  });
}

const onlyNormalised = (normalise: (text: string) => string): TextRules => ({
  normalise,
  accepts: (text) => normalise(text) === text,
  clean: normalise,
});

function decimalRules(minValue: number): TextRules {
  const shape = minValue < 0 ? /^-?\d*\.?\d*$/ : /^\d*\.?\d*$/;
  const accepts = (text: string) =>
    shape.test(text) && (text.charAt(0) !== '-' || !(Number(text) < minValue));
  const normalise = (text: string) =>
    asciiDigits(text)
      .replace(/[−–]/g, '-')
      .replace(/,/g, '.')
      .replace(/[^\d.-]/g, '');
  return {
    normalise,
    accepts,
    clean: (text) =>
      [...normalise(text)].reduce((kept, sign) => (accepts(kept + sign) ? kept + sign : kept), ''),
  };
}

/** The rules of a mode; `minValue` bounds the decimal mode alone, which takes a minus only where it may be negative. */
export function textRules(mode: TextMode, minValue: number): TextRules {
  const rules = {
    text: () => onlyNormalised((text) => text.replace(CONTROL_OR_INVISIBLE, '')),
    // Marks too: a letter with its accent apart is still a letter.
    letters: () => onlyNormalised((text) => text.replace(/[^\p{L}\p{M}\s]/gu, '').replace(/\s/g, ' ')),
    numeric: () => onlyNormalised((text) => asciiDigits(text).replace(/\D/g, '')),
    decimal: () => decimalRules(minValue),
    email: () => onlyNormalised((text) => text.replace(CONTROL_OR_INVISIBLE, '').replace(/\s/g, '')),
    tel: () => onlyNormalised((text) => asciiDigits(text).replace(/[^\d+() .-]/g, '')),
  } satisfies Record<TextMode, () => TextRules>;
  return rules[mode]();
}
