import type { Voice } from '@dayfare/themes/brands';
import type { GetICUArgs } from '@schummar/icu-type-parser';
import type { AreaTexts, TextArea } from './area-texts.ts';
import type { DefaultVariables } from './default-variables.ts';

/** The English texts of every area, and what a brand says in its own words, of which one has an argument. */
interface AllTexts extends AreaTexts {
  readonly voice: Omit<Voice, 'getAmount'> & { readonly getAmount: '{amount}' };
}

/** An area's name, or `voice` for the brand's own words. */
export type TextSource = TextArea | 'voice';

type PathIn<Texts> = {
  [Key in keyof Texts & string]: Texts[Key] extends string ? Key : `${Key}.${PathIn<Texts[Key]>}`;
}[keyof Texts & string];

type MessageAt<Texts, Path> = Path extends `${infer Head}.${infer Rest}`
  ? Head extends keyof Texts
    ? MessageAt<Texts[Head], Rest>
    : never
  : Path extends keyof Texts
    ? Texts[Path]
    : never;

/** The path of every text in an area: `errors.missing`. */
export type TextPath<Source extends TextSource> = PathIn<AllTexts[Source]>;

/** The path of a text with the name of its area: `app:titles.notFound`. */
type TextKey<Source extends TextSource = TextSource> = {
  [Each in Source]: `${Each}:${TextPath<Each>}`;
}[Source];

type MessageOf<Own extends TextSource, Key> = Key extends `${infer Source extends TextSource}:${infer Path}`
  ? MessageAt<AllTexts[Source], Path>
  : MessageAt<AllTexts[Own], Key>;

interface Arguments {
  ProvidedArgs: keyof DefaultVariables;
  ICUNumberArgument: number;
  ICUArgument: string | number;
}

type ArgumentsOf<Message> = Message extends string
  ? string extends Message
    ? unknown
    : GetICUArgs<Message, Arguments>
  : never;

/** A key that is one of several texts' needs the values of them all. */
type UnionToIntersection<Union> = (Union extends unknown ? (one: Union) => void : never) extends (
  all: infer Each,
) => void
  ? Each
  : never;

// The error of an unknown key is to be the key, not the values that it lacks.
type ValuesOf<Message> = [Message] extends [never]
  ? []
  : UnionToIntersection<ArgumentsOf<Message>> extends infer Values
    ? Record<never, never> extends Values
      ? [values?: Values]
      : [values: Values]
    : never;

/**
 * Returns a text by its path in the area, or by its key if it is another's. The values are those of the message's arguments, without
 * those that every text has (`brand`). Unknown keys and missing values do not compile.
 */
export type Translate<Own extends TextSource, Others extends TextSource = never> = <
  Key extends TextPath<Own> | TextKey<Others>,
>(
  key: Key,
  ...values: ValuesOf<MessageOf<Own, Key>>
) => string;

/** Returns any area's text by its key. */
export type TranslateAny = <Key extends TextKey>(
  key: Key,
  ...values: ValuesOf<MessageOf<TextSource, Key>>
) => string;
