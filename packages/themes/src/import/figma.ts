import { isRecord } from '../checks/read-tokens.ts';
import type { Tree } from '../dtcg/references.ts';
import type { SourceTree } from './tree.ts';
import { schemeIn } from './words.ts';

/** The variables of a Figma file as its REST API answers them, under `meta`. */
interface Variables {
  readonly variables: Tree;
  readonly variableCollections: Tree;
}

/** One collection with a list of its variables, as plugins that export variables write it, in the form of the REST API. */
function collectionOf({ id, name, modes, variables }: Tree): Variables | undefined {
  if (!Array.isArray(variables) || !isRecord(modes)) return undefined;
  const own = variables.filter(isRecord).map((variable) => ({ ...variable, variableCollectionId: id }));
  const listed = Object.entries(modes).map(([modeId, mode]) => ({ modeId, name: mode }));
  return { variables: { ...own }, variableCollections: { own: { id, name, modes: listed } } };
}

/** The variables in an answer of Figma's REST API or in a plugin's export; undefined if the document is something else. */
export function figmaVariables(document: Tree): Variables | undefined {
  const { variables, variableCollections } = isRecord(document.meta) ? document.meta : document;
  return isRecord(variables) && isRecord(variableCollections)
    ? { variables, variableCollections }
    : collectionOf(document);
}

const isChannel = (value: unknown): value is number => typeof value === 'number';

/** A value of a variable in the format's notation: colours as channels, aliases as references by name. */
function inFormat(value: unknown, names: ReadonlyMap<unknown, string>): unknown {
  if (!isRecord(value)) return value;
  // A pointer rather than a path: names have dots in them, such as `space/0.5`.
  if (value.type === 'VARIABLE_ALIAS') return { $ref: `#/${names.get(value.id) ?? ''}` };
  const { r, g, b, a = 1 } = value;
  if (isChannel(r) && isChannel(g) && isChannel(b)) {
    return { colorSpace: 'srgb', components: [r, g, b], alpha: a };
  }
  return value;
}

function planted(tree: Record<string, unknown>, path: readonly string[], token: Tree): void {
  const [name = '', ...rest] = path;
  if (rest.length === 0) {
    tree[name] = { ...(isRecord(tree[name]) ? tree[name] : {}), ...token };
    return;
  }
  const group: Record<string, unknown> = isRecord(tree[name]) ? { ...tree[name] } : {};
  tree[name] = group;
  planted(group, rest, token);
}

/** The variables of each mode as a tree of its own. Names keep Figma's path, the collection is not part of it. */
export function figmaTrees({ variables, variableCollections }: Variables): readonly SourceTree[] {
  const all = Object.values(variables).filter(isRecord);
  const names = new Map(all.map(({ id, name }) => [id, String(name)]));
  return Object.values(variableCollections).flatMap((collection) => {
    if (!isRecord(collection) || !Array.isArray(collection.modes)) return [];
    const own = all.filter(({ variableCollectionId }) => variableCollectionId === collection.id);
    return collection.modes.filter(isRecord).map(({ modeId, name }): SourceTree => {
      const tree: Record<string, unknown> = {};
      for (const variable of own) {
        const values = isRecord(variable.valuesByMode) ? variable.valuesByMode : {};
        const value = values[String(modeId)];
        if (value !== undefined) {
          planted(tree, String(variable.name).split('/'), { $value: inFormat(value, names) });
        }
      }
      return { name: `${String(collection.name)}, ${String(name)}`, scheme: schemeIn(String(name)), tree };
    });
  });
}
