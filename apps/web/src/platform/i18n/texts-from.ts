import type { i18n as I18n } from 'i18next';
import type { DefaultVariables } from './default-variables.ts';
import type { MessageValues } from './messages.ts';
import type { TextSource, Translate, TranslateAny } from './text-types.ts';

/** Texts in one language and brand. */
export interface Texts {
  /** As in `Intl`: `es-US`. */
  readonly locale: string;
  /**
   * Returns the texts of an area: `of('session/login')('login.submit')`. With `Others`, also theirs, by keys that begin with the
   * area's name. The same function each time.
   */
  readonly of: <Own extends TextSource, Others extends TextSource = never>(
    area: Own,
  ) => Translate<Own, Others>;
  /** Any area's text by the area's name and the path: `app:titles.notFound`. */
  readonly byKey: TranslateAny;
}

/** What texts are made of. */
interface TextsParts {
  /** Holds the texts that have been loaded. */
  readonly i18n: Pick<I18n, 't'>;
  readonly language: string;
  /** The language's name in `Intl`. */
  readonly locale: string;
  /** Values that every text has. */
  readonly variables: DefaultVariables;
}

/** Returns texts in a language and brand. What has not been loaded is shown by its key. */
export function textsFrom({ i18n, language, locale, variables }: TextsParts): Texts {
  const say = (area: TextSource | undefined, key: string, values?: MessageValues): string =>
    // The values have a place of their own: none of them can be taken for one of i18next's options, whatever it is called.
    i18n.t(key, { lng: language, ...(area && { ns: area }), replace: { ...variables, ...values } });
  const known = new Map<TextSource, unknown>();
  return {
    locale,
    byKey: (key, ...[values]) => say(undefined, key, values as MessageValues | undefined),
    of: <Own extends TextSource, Others extends TextSource>(area: Own) => {
      const t =
        (known.get(area) as Translate<Own, Others> | undefined) ??
        (((key: string, values?: MessageValues) => say(area, key, values)) as Translate<Own, Others>);
      known.set(area, t);
      return t;
    },
  };
}
