import type { Voice } from '@dayfare/themes/brands';
import { defaultVariablesOf } from './default-variables.ts';
import { type CompiledTexts, type MessageValues, messageAt, messageFormat } from './messages.ts';
import type { TextSource, Translate, TranslateAny } from './text-types.ts';

/** Texts in one language and brand. */
export interface Texts {
  /** As in `Intl`: `es-US`. */
  readonly locale: string;
  /**
   * Returns the texts of an area: `of('session/login')('login.submit')`. With further areas, also theirs, by keys that begin with the
   * area's name. The same function each time.
   */
  readonly of: <Own extends TextSource, Others extends TextSource = never>(
    area: Own,
    others?: readonly Others[],
  ) => Translate<Own, Others>;
  /** Any area's text by the area's name and the path: `app:titles.notFound`. */
  readonly byKey: TranslateAny;
}

/** Where texts come from. */
interface TextsParts {
  readonly locale: string;
  readonly voice: Voice;
  /** What has been loaded of an area; undefined if nothing has. */
  readonly textsOf: (source: TextSource) => CompiledTexts | undefined;
  /** Changes each text before it is shown. */
  readonly change: ((text: string) => string) | undefined;
}

/** Returns texts in a language and brand. What has not been loaded is shown by its key. */
export function textsFrom({ locale, voice, textsOf, change = (text) => text }: TextsParts): Texts {
  const format = messageFormat(locale);
  const variables = defaultVariablesOf(voice);
  const say = (own: TextSource | undefined, key: string, values?: MessageValues): string => {
    const [path = '', named] = key.split(':').reverse();
    const source = (named ?? own) as TextSource;
    const message = messageAt(textsOf(source), path);
    if (message === undefined) return key;
    return change(typeof message === 'string' ? message : format(message, { ...variables, ...values }));
  };
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
