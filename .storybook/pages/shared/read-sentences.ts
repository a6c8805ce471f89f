/** Sentence by key, by interface. */
export type Sentences = Readonly<Record<string, Readonly<Record<string, string>>>>;

const shape = /export interface (\w+)[^{]*\{\n([\s\S]*?)\n\}/g;
const member = /\/\*\*\s*([\s\S]*?)\s*\*\/\s*(\w+)\??:/g;

const oneLine = (comment: string) =>
  comment
    .replace(/^\*\s*/, '')
    .replaceAll(/\s*\n\s*\*?\s*/g, ' ')
    .replaceAll('`', '')
    .trim();

/** Reads the sentence above each member of each interface, as it stands in the source of the contract. */
export function readSentences(source: string): Sentences {
  const shapes = [...source.matchAll(shape)].map(([, name = '', body = '']) => {
    const members = [...body.matchAll(member)].map(([, comment = '', key = '']) => [key, oneLine(comment)]);
    return [name, Object.fromEntries(members)] as const;
  });
  return Object.fromEntries(shapes);
}
