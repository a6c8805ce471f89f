import type { Words } from '../../messages/words.ts';

/** Texts of the indicator. */
export interface TypingWords {
  /** Read before the names. */
  typing: string;
  /** Text for the people who are not named. */
  more: (count: number) => string;
}

export const words: Words<TypingWords> = {
  en: { typing: 'Typing:', more: (count) => `${count} more` },
  es: { typing: 'Escribiendo:', more: (count) => `${count} más` },
  fr: { typing: 'En train d’écrire :', more: (count) => `${count} ${count < 2 ? 'autre' : 'autres'}` },
};

/** How many names are shown; the rest are counted. */
export const namesShown = 3;

/**
 * Formats "Ana, Ben, Cleo and 2 more…": up to three names, how many more, and an ellipsis; empty for no names. Names are joined as
 * each language does, in English without the comma before "and".
 */
export function typingText(names: readonly string[], locale: string, more: TypingWords['more']): string {
  if (names.length === 0) return '';
  const shown = names.slice(0, namesShown);
  const rest = names.length - shown.length;
  const list = new Intl.ListFormat(locale.startsWith('en') ? 'en-GB' : locale, { type: 'conjunction' });
  return `${list.format(rest > 0 ? [...shown, more(rest)] : shown)}…`;
}
