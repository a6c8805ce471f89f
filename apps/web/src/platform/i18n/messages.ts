import type { CompiledMessage } from 'icu-minify/format';
import format from 'icu-minify/format';

/** A catalogue as the build leaves it: its messages are compiled (build/compile-texts.ts). */
export interface CompiledTexts {
  readonly [key: string]: CompiledMessage | CompiledTexts;
}

/** Values of a message's arguments. */
export type MessageValues = Readonly<Record<string, string | number>>;

const isMessage = (found: CompiledMessage | CompiledTexts): found is CompiledMessage =>
  typeof found === 'string' || Array.isArray(found);

/** Returns the message at a path such as `errors.missing`; undefined if there is none. */
export function messageAt(texts: CompiledTexts | undefined, path: string): CompiledMessage | undefined {
  let found: CompiledMessage | CompiledTexts | undefined = texts;
  for (const key of path.split('.')) {
    if (found === undefined || isMessage(found)) return undefined;
    found = found[key];
  }
  return found === undefined || !isMessage(found) ? undefined : found;
}

/** Returns a function that fills in messages in a locale, such as `es-US`. What it needs of `Intl` is made once. */
export function messageFormat(locale: string): (message: CompiledMessage, values: MessageValues) => string {
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
