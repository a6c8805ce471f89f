import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseSync } from 'rolldown/utils';
import type { Manifest } from './manifest.ts';
import { outputFolder } from './places.ts';

/** What only works in a browser's components: hooks, and what gives state or a context to others. */
const ofTheClient = /^(use[A-Z]|createContext$|Component$|PureComponent$)/;

/** A built module as it matters to React's server components. */
interface Module {
  /** Whether it begins with `'use client'`. */
  readonly isClient: boolean;
  /** Modules of the package that it imports, by their paths. */
  readonly imports: readonly string[];
  /** What in it a server component cannot have. */
  readonly clientOnly: readonly string[];
}

type Node = Readonly<Record<string, unknown>>;

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value;

/** Every node of a syntax tree. */
function* nodesOf(node: Node): Generator<Node> {
  yield node;
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) yield* nodesOf(child);
  }
}

/** Functions that a component hands to another: what a server renders cannot hold one. */
function handedFunctions(program: Node): string[] {
  return [...nodesOf(program)].flatMap((node) => {
    if (node.type !== 'CallExpression' || !isNode(node.callee) || !/^jsxs?$/.test(String(node.callee.name)))
      return [];
    const props = (node.arguments as Node[])[1];
    const properties = props?.type === 'ObjectExpression' ? (props.properties as Node[]) : [];
    return properties.flatMap(({ key, value }) =>
      isNode(key) && isNode(value) && /Function/.test(String(value.type)) ? [`the function ${key.name}`] : [],
    );
  });
}

/** Reads a built module. */
function readModule(path: string, text: string): Module {
  const { program } = parseSync(path, text);
  const [first] = program.body;
  const imports = program.body.filter((statement) => statement.type === 'ImportDeclaration');
  const names = imports.flatMap(({ specifiers }) =>
    specifiers.flatMap((specifier) =>
      specifier.type === 'ImportSpecifier' && 'name' in specifier.imported ? [specifier.imported.name] : [],
    ),
  );
  const sources = program.body.flatMap((statement) =>
    'source' in statement && statement.source ? [statement.source.value] : [],
  );
  return {
    isClient: first?.type === 'ExpressionStatement' && first.directive === 'use client',
    imports: sources
      .filter((source) => source.startsWith('.') && source.endsWith('.js'))
      .map((source) => join(dirname(path), source)),
    clientOnly: [
      ...names.filter((name) => ofTheClient.test(name)),
      ...handedFunctions(program as unknown as Node),
    ],
  };
}

/** The entries of the built `@dayfare/ui` that a server component could not render, because they reach what only a client has. */
export function entriesWithoutDirective(): string[] {
  const home = join(outputFolder, 'ui');
  const manifest: Manifest = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8'));
  const modules = new Map<string, Module>();
  const read = (path: string) => {
    const known = modules.get(path) ?? readModule(path, readFileSync(path, 'utf8'));
    modules.set(path, known);
    return known;
  };
  const reached = (path: string, seen: Set<string>): string[] => {
    if (seen.has(path)) return [];
    seen.add(path);
    const { isClient, imports, clientOnly } = read(path);
    if (isClient) return [];
    const own = clientOnly.map((what) => `${what} in ${path.slice(home.length + '/dist/'.length)}`);
    return [...own, ...imports.flatMap((other) => reached(other, seen))];
  };
  return Object.entries(manifest.exports).flatMap(([name, target]: [string, unknown]) => {
    if (typeof target !== 'object' || target === null || !('default' in target)) return [];
    const [why] = reached(join(home, String(target.default)), new Set());
    return why === undefined ? [] : [`${name} has no 'use client' and reaches ${why}.`];
  });
}
