/**
 * The sentence of every token, by its path such as `radius.button`; a colour's path is `colour.action`. They are read from the text of tokens.ts,
 * where they stand beside the keys, so that no list of them can grow old. In Storybook: `import source from '@dayfare/themes/contract?raw'`.
 */
export function tokenSentences(source: string): ReadonlyMap<string, string> {
  const groups = {
    ColourRoles: 'colour',
    Radii: 'radius',
    TypeScale: 'type',
    Density: 'density',
    Motion: 'motion',
    Elevation: 'elevation',
  } as const;
  const found = new Map<string, string>();
  for (const [interfaceName, group] of Object.entries(groups)) {
    const body = new RegExp(`interface ${interfaceName} \\{([^}]*)\\}`).exec(source)?.[1] ?? '';
    for (const [, sentence = '', key = ''] of body.matchAll(/\/\*\* (.+?) \*\/\s+(\w+):/g)) {
      found.set(`${group}.${key}`, sentence);
    }
  }
  return found;
}
