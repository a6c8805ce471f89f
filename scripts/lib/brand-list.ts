const entry = (name: string) => (/^[a-z][a-z0-9]*$/.test(name) ? name : `'${name}'`);

const endOfList = '} as const satisfies Record<string,';

/** Names that mean something else under `data-brand`. */
const reserved = ['neutral', 'wireframe', 'server'];

/** What is wrong with a name for a brand; undefined if nothing is. */
export function nameProblem(name: string): string | undefined {
  if (!/^[a-z][a-z0-9-]{0,30}$/.test(name)) {
    return `"${name}" must be lower-case letters, digits and dashes, and begin with a letter.`;
  }
  return reserved.includes(name) ? `"${name}" is taken: it is a look that is no brand.` : undefined;
}

/** Whether the list names a brand. */
export const isListed = (list: string, name: string): boolean => list.includes(`\n  ${entry(name)}: {`);

/** The list of brands with one more at its end. Throws if the text is not the list. */
export function withBrand(list: string, name: string, title: string, logoWidth: number): string {
  if (!list.includes(endOfList)) throw new Error('The list of brands in names.ts cannot be found.');
  const line = `  ${entry(name)}: { title: '${title.replace(/['\\\n]/g, '’')}', logoWidth: ${logoWidth} },\n`;
  return list.replace(endOfList, `${line}${endOfList}`);
}

const widthOf = (name: string) => new RegExp(`(\\n  ${entry(name)}: \\{[^}]*logoWidth: )(\\d+)`);

/** How wide the list says that a brand's wordmark is; undefined if it does not say. */
export function listedWidth(list: string, name: string): number | undefined {
  const [, , width] = widthOf(name).exec(list) ?? [];
  return width === undefined ? undefined : Number(width);
}

/** The list with another width for a brand's wordmark. */
export const withWidth = (list: string, name: string, width: number): string =>
  list.replace(widthOf(name), (_all, before: string) => `${before}${width}`);
