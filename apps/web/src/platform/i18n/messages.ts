import type { CompiledMessage } from 'icu-minify/format';
import format from 'icu-minify/format';

/** A catalogue as the build leaves it: its messages are compiled (build/compile-texts.ts). */
export interface CompiledTexts {
  readonly [key: string]: CompiledMessage | CompiledTexts;
}

/** Values of a message's arguments. */
export type MessageValues = Readonly<Record<string, string | number>>;

/** Whether something found in a catalogue is a message, and not a group of them. */
export const isMessage = (found: unknown): found is CompiledMessage =>
  typeof found === 'string' || Array.isArray(found);

/** Fills in a message. */
export type MessageFormat = (message: CompiledMessage, values: MessageValues) => string;

/** Returns a function that fills in messages in a locale, such as `es-US`. What it needs of `Intl` is made once. */
export function messageFormat(locale: string): MessageFormat {
  let plurals: Intl.PluralRules | undefined;
  let numbers: Intl.NumberFormat | undefined;
  const formatters = {
    getPluralRules: () => {
      plurals ??= new Intl.PluralRules(locale);
      return plurals;
    },
    getNumberFormat: () => {
      numbers ??= new Intl.NumberFormat(locale);
      return numbers;
    },
    getDateTimeFormat: () => new Intl.DateTimeFormat(locale),
  };
  // No message has tags, so that what comes back is text.
  return (message, values) => String(format(message, locale, values, { formatters }));
}
