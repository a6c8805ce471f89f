import { isRecord } from '../checks/read-tokens.ts';

type Group = Readonly<Record<string, unknown>>;

// Deeper chains than this are circles.
const longestChain = 8;

/** What a JSON pointer such as `#/light/action` leads to; undefined if it leads nowhere. https://www.rfc-editor.org/rfc/rfc6901 */
function atPointer(document: unknown, pointer: string): unknown {
  if (!pointer.startsWith('#/')) return undefined;
  let here = document;
  for (const part of pointer.slice(2).split('/')) {
    const name = part.replaceAll('~1', '/').replaceAll('~0', '~');
    if ((!isRecord(here) && !Array.isArray(here)) || !Object.hasOwn(here, name)) return undefined;
    here = Reflect.get(here, name);
  }
  return here;
}

/** The path of a `$extends` or a `$ref` as a pointer: `{base.light}`, `#/base/light` or `{ "$ref": "#/base/light" }`. */
function pointerOf(value: unknown): string | undefined {
  if (isRecord(value)) return pointerOf(value.$ref);
  if (typeof value !== 'string') return undefined;
  const alias = /^\{([^{}]+)\}$/.exec(value)?.[1];
  return alias === undefined ? value : `#/${alias.split('.').join('/')}`;
}

function merged(base: Group, own: Group): Group {
  const shared = Object.keys(own).filter(
    (name) => isRecord(own[name]) && isRecord(base[name]) && !name.startsWith('$'),
  );
  const deep = shared.map((name) => {
    const [below, above] = [base[name], own[name]];
    const isToken = isRecord(above) && Object.hasOwn(above, '$value');
    return [name, isRecord(below) && isRecord(above) && !isToken ? merged(below, above) : above];
  });
  return { ...base, ...own, ...Object.fromEntries(deep) };
}

/** A group with what it extends, its own tokens first. A sentence goes to `problems` where it extends nothing, or itself. */
export function extended(
  document: unknown,
  group: Group,
  path: string,
  problems: string[],
  depth = 0,
): Group {
  if (!Object.hasOwn(group, '$extends')) return group;
  const { $extends: from, ...own } = group;
  const base = depth < longestChain ? atPointer(document, pointerOf(from) ?? '') : undefined;
  if (!isRecord(base)) {
    problems.push(`${path} extends ${JSON.stringify(from)}, which leads to no group.`);
    return own;
  }
  return merged(extended(document, base, path, problems, depth + 1), own);
}

/** A value with each `$ref` in it followed; a reference that leads nowhere, or in a circle, stays as it is. */
export function dereferenced(document: unknown, value: unknown, depth = 0): unknown {
  if (Array.isArray(value)) return value.map((part) => dereferenced(document, part, depth));
  if (!isRecord(value)) return value;
  if (typeof value.$ref === 'string') {
    const target = depth < longestChain ? atPointer(document, value.$ref) : undefined;
    if (target === undefined) return value;
    const inner = isRecord(target) && Object.hasOwn(target, '$value') ? target.$value : target;
    return dereferenced(document, inner, depth + 1);
  }
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, dereferenced(document, part, depth)]),
  );
}
