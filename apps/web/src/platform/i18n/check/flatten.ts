import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import type { FlatTexts } from './catalogue.ts';

/** What a branch says, as it is written, with the number where `#` stands for it. */
function branchOf(text: string, name: string, elements: readonly MessageFormatElement[]): string {
  const [first, last] = [elements[0]?.location, elements.at(-1)?.location];
  if (!first || !last) return '';
  return text.slice(first.start.offset, last.end.offset).replaceAll('#', `{${name}}`);
}

/** A message by its key; one with plural forms by its key and each form, `days_one`. Throws if it is none, or has forms for a part only. */
function formsOf(key: string, text: string): [string, string][] {
  const elements = parse(text, { captureLocation: true });
  const [only] = elements;
  if (only?.type === TYPE.plural && elements.length === 1)
    return Object.entries(only.options).map(([form, { value }]) => [
      `${key}_${form}`,
      branchOf(text, only.value, value),
    ]);
  if (elements.some(({ type }) => type !== TYPE.literal && type !== TYPE.argument))
    throw new Error(`${key} has plural forms of a part: write the whole sentence in each. "${text}"`);
  return [[key, text]];
}

/** A catalogue's texts by their whole key: `account.title`, `account.days_one`. Throws for what is no message. */
export function flatten(texts: object): FlatTexts {
  const entries = (part: object, prefix: string): [string, string][] =>
    Object.entries(part).flatMap(([key, value]): [string, string][] =>
      typeof value === 'string' ? formsOf(prefix + key, value) : entries(value, `${prefix}${key}.`),
    );
  return new Map(entries(texts, ''));
}
