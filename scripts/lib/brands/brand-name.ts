/** Names that mean something else under `data-brand`. */
const reserved = ['neutral', 'wireframe', 'server', 'draft', 'studio'];

/** What is wrong with a name for a brand; undefined if nothing is. */
export function nameProblem(name: string): string | undefined {
  if (!/^[a-z][a-z0-9-]{0,30}$/.test(name)) {
    return `"${name}" must be lower-case letters, digits and dashes, and begin with a letter.`;
  }
  return reserved.includes(name) ? `"${name}" is taken: it is a look that is no brand.` : undefined;
}
