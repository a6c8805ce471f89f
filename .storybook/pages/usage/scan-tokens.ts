/** Which tokens there are, by group: the keys of the contract. */
export type TokenGroups = Readonly<Record<string, readonly string[]>>;

const destructured = /const\s*\{([^}]*)\}\s*=\s*vars\b/g;

/** What the groups of `vars` are called in a file: `colour` by its own name, `type: scale` by another. */
function groupNames(source: string, groups: TokenGroups): ReadonlyMap<string, string> {
  const names = new Map(Object.keys(groups).map((group) => [`vars.${group}`, group]));
  for (const [, inner = ''] of source.matchAll(destructured)) {
    for (const part of inner.split(',')) {
      const [group = '', alias = group] = part.split(':').map((word) => word.trim());
      if (group in groups) names.set(alias, group);
    }
  }
  return names;
}

const escaped = (name: string) => name.replace('.', '\\.');

/** All of a group at once: `styleVariants(vars.radius, …)`, `...vars.colour`. A following dot or bracket asks for one of them. */
const wholeGroup = (name: string) => new RegExp(`(?:\\(|\\.\\.\\.)${escaped(name)}(?![\\w.[])`);

/** The tokens that a file reads through `vars`, as `colour.action`, in the order of the contract. */
export function scanTokens(source: string, groups: TokenGroups): string[] {
  const found = new Set<string>();
  for (const [name, group] of groupNames(source, groups)) {
    const keys = groups[group] ?? [];
    const use = new RegExp(`(?<![\\w.])${escaped(name)}(?:\\.(\\w+)|\\['(\\w+)'\\])`, 'g');
    for (const [, dotted, quoted] of source.matchAll(use)) {
      const key = dotted ?? quoted ?? '';
      if (keys.includes(key)) found.add(`${group}.${key}`);
    }
    // A key that is made up while it runs: `colour[`${tone}Text`]`. The fixed part says which ones it can be.
    const made = new RegExp(`(?<![\\w.])${escaped(name)}\\[\`([^\`]*)\`\\]`, 'g');
    for (const [, template = ''] of source.matchAll(made)) {
      const shape = new RegExp(`^${template.replaceAll(/\$\{[^}]*\}/g, '\\w+')}$`);
      for (const key of keys) if (shape.test(key)) found.add(`${group}.${key}`);
    }
    if (wholeGroup(name).test(source)) for (const key of keys) found.add(`${group}.${key}`);
  }
  // A shadow is painted in a colour of its own, which nothing else names.
  if ([...found].some((token) => token.startsWith('shadow.'))) found.add('colour.shadow');
  return Object.entries(groups).flatMap(([group, keys]) =>
    keys.map((key) => `${group}.${key}`).filter((token) => found.has(token)),
  );
}
