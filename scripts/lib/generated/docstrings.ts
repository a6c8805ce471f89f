/** A docstring as one line of text: `/** Signs in. *\/` as `Signs in.` */
const textOf = (comment: string): string =>
  comment
    .replace(/^\/\*\*|\*\/$/g, '')
    .replaceAll(/\s*\n\s*\*?\s*/g, ' ')
    .trim();

const docstring = String.raw`(/\*\*(?:(?!\*/)[\s\S])*\*/)\s*`;

/** The docstring above `export const <name> =`; undefined without one. */
export function docstringOf(source: string, name: string): string | undefined {
  const comment = new RegExp(`${docstring}export const ${name} = `).exec(source)?.[1];
  return comment && textOf(comment);
}

/** A call of a contract with its docstring. */
export interface DescribedCall {
  readonly name: string;
  /** Undefined if the contract does not say what the call does. */
  readonly text: string | undefined;
}

/** The calls of a contract's file, in order, each with its docstring. */
export function describedCalls(source: string): readonly DescribedCall[] {
  const calls = new RegExp(String.raw`(?:${docstring})?^  (\w+): call\(`, 'gm');
  return [...source.matchAll(calls)].map(([, comment, name = '']) => ({
    name,
    text: comment && textOf(comment),
  }));
}

/** The first sentence of a docstring, without its full stop: what a list of calls has room for. */
export function firstSentence(text: string): string {
  return /^(.*?[^.])(?:[.:](?:\s|$)|$)/.exec(text)?.[1] ?? text;
}
