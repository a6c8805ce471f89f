/** A piece of an e-mail's text. */
export type LetterPart =
  | { readonly kind: 'text'; readonly lines: readonly string[] }
  | { readonly kind: 'facts'; readonly facts: readonly (readonly [name: string, value: string])[] };

/** `Fee: $1.00`; French puts a space before the colon. Not an address, and not a time: those have no space after it. */
const fact = /^([^:]{1,40}?)\s?: (\S.*)$/u;

const factOf = (line: string) => {
  const [, name, value] = fact.exec(line) ?? [];
  return name !== undefined && value !== undefined ? ([name, value] as const) : null;
};

/** Takes an e-mail's plain text apart: into paragraphs, and tables where each line of a paragraph has a name and a value. */
export function letterParts(body: string): readonly LetterPart[] {
  return body
    .split(/\n{2,}/)
    .map((paragraph) => paragraph.split('\n').filter((line) => line.trim() !== ''))
    .filter((lines) => lines.length > 0)
    .map((lines) => {
      const facts = lines.map(factOf).filter((one) => one !== null);
      return lines.length > 1 && facts.length === lines.length
        ? { kind: 'facts', facts }
        : { kind: 'text', lines };
    });
}
