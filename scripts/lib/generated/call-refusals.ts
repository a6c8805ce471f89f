import { globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { parseSync } from 'vite';

/** A node of a syntax tree, as the parser gives it. */
interface Node {
  readonly type: string;
  readonly [key: string]: unknown;
}

/** A declaration at the top of a file: the codes that it throws by itself, and what else it names. */
interface Declaration {
  readonly node: Node;
  readonly codes: ReadonlySet<string>;
  readonly names: ReadonlySet<string>;
}

/** A file of the server: what it declares, and where the names that it imports or passes on are declared. */
interface Module {
  readonly declared: ReadonlyMap<string, Declaration>;
  readonly imported: ReadonlyMap<string, { readonly file: string; readonly name: string }>;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof Object(value).type === 'string';

const childrenOf = (node: Node): Node[] => Object.values(node).flat().filter(isNode);

/** Every node at or below one. */
function* within(node: Node): Generator<Node> {
  yield node;
  for (const child of childrenOf(node)) yield* within(child);
}

const textOf = (node: unknown): string => {
  const { name, value } = Object(node);
  return String(name ?? value);
};

/** The texts in what a refusal is made with: both of `known ? 'ResendsExhausted' : 'PinExpired'`. */
const literalsIn = (node: Node): string[] =>
  [...within(node)].flatMap(({ type, value }) =>
    type === 'Literal' && typeof value === 'string' ? [value] : [],
  );

/** The code of a `new Refusal('Busy')`, and of a `{ ifOutdated: 'PinExpired' }` that says which one to make. */
function codesOf(node: Node): string[] {
  const [first] = Array.isArray(node.arguments) ? node.arguments : [];
  if (node.type === 'NewExpression' && textOf(node.callee) === 'Refusal' && isNode(first))
    return literalsIn(first);
  const isChoice = node.type === 'Property' && textOf(node.key) === 'ifOutdated' && isNode(node.value);
  return isChoice ? literalsIn(node.value as Node) : [];
}

/** What a node names. A part of the context, such as `context.passwordQueue`, stands for `createPasswordQueue`. */
function namesOf({ type, name, computed, property }: Node): string[] {
  if (type === 'Identifier' && typeof name === 'string') return [name];
  if (type !== 'MemberExpression' || computed === true) return [];
  const part = textOf(property);
  return [`create${part.charAt(0).toUpperCase()}${part.slice(1)}`];
}

function declarationOf(node: Node): Declaration {
  const nodes = [...within(node)];
  return { node, codes: new Set(nodes.flatMap(codesOf)), names: new Set(nodes.flatMap(namesOf)) };
}

/** The names that a statement declares, each with what it is set to. */
function declaredBy(statement: Node): [string, Node][] {
  const inner = isNode(statement.declaration) ? statement.declaration : statement;
  if (inner.type === 'FunctionDeclaration' || inner.type === 'ClassDeclaration')
    return [[textOf(inner.id), inner]];
  if (inner.type !== 'VariableDeclaration') return [];
  return childrenOf(inner).flatMap(({ id, init }): [string, Node][] =>
    isNode(init) ? [[textOf(id), init]] : [],
  );
}

function readModule(source: string, file: string): Module {
  const { program } = parseSync(file, readFileSync(join(source, file), 'utf8'));
  const declared = new Map<string, Declaration>();
  const imported = new Map<string, { file: string; name: string }>();
  for (const statement of program.body as unknown as Node[]) {
    for (const [name, node] of declaredBy(statement)) declared.set(name, declarationOf(node));
    const from = isNode(statement.source) ? textOf(statement.source) : '';
    if (!from.startsWith('.')) continue;
    for (const { imported: theirs, exported, local } of childrenOf(statement)) {
      const [own, name] = statement.type === 'ImportDeclaration' ? [local, theirs] : [exported, local];
      if (!own || !name) continue;
      imported.set(textOf(own), { file: normalize(join(dirname(file), from)), name: textOf(name) });
    }
  }
  return { declared, imported };
}

/** The members of the router that a file exports: each call's name with its handler. */
function callsIn({ declared }: Module): [string, Node][] {
  return [...declared.values()].flatMap(({ node }) => {
    const isRouter = node.type === 'CallExpression' && textOf(Object(node.callee).property) === 'router';
    const [table] = isRouter && Array.isArray(node.arguments) ? node.arguments : [];
    const entries = isNode(table) ? childrenOf(table) : [];
    return entries.flatMap(({ key, value }): [string, Node][] =>
      isNode(value) ? [[textOf(key), value]] : [],
    );
  });
}

/** What calls can be refused with, by their ids, and what any call can be before it gets to its handler. */
export interface CallRefusals {
  readonly any: readonly string[];
  readonly calls: Readonly<Record<string, readonly string[]>>;
}

/**
 * Reads from the server's source what each call can be refused with: the codes of all refusals in whatever its handler leads to. What is
 * thrown by a table, such as that of the steps after a sign-in, is not seen here.
 */
export function callRefusals(source: string): CallRefusals {
  const files = globSync('**/*.ts', { cwd: source }).filter((file) => !/\.test\.ts$|testing\//.test(file));
  const modules = new Map(files.map((file) => [file, readModule(source, file)]));
  const makers = new Map<string, string>();
  for (const [file, { declared }] of modules)
    for (const name of declared.keys()) if (name.startsWith('create')) makers.set(name, file);

  const reach = (file: string, name: string, seen: Set<string>, codes: Set<string>): void => {
    const module = modules.get(file);
    const declaration = module?.declared.get(name);
    const elsewhere = module?.imported.get(name);
    if (elsewhere) {
      reach(elsewhere.file, elsewhere.name, seen, codes);
      return;
    }
    const maker = makers.get(name);
    if (!declaration) {
      if (maker !== undefined && maker !== file) reach(maker, name, seen, codes);
      return;
    }
    if (seen.has(`${file} ${name}`)) return;
    seen.add(`${file} ${name}`);
    follow(file, declaration, seen, codes);
  };
  const follow = (
    file: string,
    { codes: own, names }: Declaration,
    seen: Set<string>,
    codes: Set<string>,
  ) => {
    for (const code of own) codes.add(code);
    for (const name of names) reach(file, name, seen, codes);
  };
  const codesFrom = (file: string, declaration: Declaration, seen = new Set<string>()) => {
    const codes = new Set<string>();
    follow(file, declaration, seen, codes);
    return [...codes].sort();
  };

  const calls = files
    .filter((file) => /^areas\/[^/]+\/(handlers|(.+\/)?[\w-]+-handlers)\.ts$/.test(file))
    .flatMap((file) =>
      callsIn(modules.get(file) as Module).map(
        ([name, handler]) =>
          [`${file.split('/')[1]}.${name}`, codesFrom(file, declarationOf(handler))] as const,
      ),
    )
    .toSorted(([a], [b]) => (a < b ? -1 : 1));
  const door = modules.get('app/api.ts')?.declared.get('createApi');
  // What the handlers refuse with is not the door's.
  const any = door ? codesFrom('app/api.ts', door, new Set(['app/router.ts route'])) : [];
  return { any, calls: Object.fromEntries(calls) };
}
