import { type Symbol as Named, type Project, SymbolFlags, type Type } from 'typescript/unstable/sync';
import { Describer, type Description, isOwn } from './describe.ts';

/** The type's name, where the packages have given it one. */
function nameOf(type: Type): Named | undefined {
  const names = [type.getAliasSymbol(), type.isClassOrInterface() ? type.getSymbol() : undefined];
  const target = type.isTypeReference() ? type.getTarget().getSymbol() : undefined;
  return [...names, target].find((symbol) => symbol !== undefined && isOwn(symbol));
}

/** Named types that are not exported themselves and are needed to understand what is, each once, those that they need included. */
function needed(describer: Describer, from: readonly Type[], exported: ReadonlySet<number>): Description[] {
  const seen = new Set<number>();
  const found = new Map<number, { name: string; description: Description }>();
  const open = [...from];
  for (let type = open.pop(); type; type = open.pop()) {
    if (seen.has(type.id)) continue;
    seen.add(type.id);
    const name = nameOf(type);
    if (!name) {
      open.push(...describer.parts(type));
      continue;
    }
    open.push(...type.getAliasTypeArguments());
    if (exported.has(name.id) || found.has(name.id)) continue;
    const description = describer.type(name);
    found.set(name.id, { name: name.name, description });
    open.push(...description.types);
  }
  return [...found.values()]
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .map(({ description }) => description);
}

const isSame = (a: readonly string[], b: readonly string[]) => a.join('\n') === b.join('\n');

/** What a module of the built packages gives to those who import it: its exports, and the types that they speak of. */
export function readApi(project: Project, file: string): string {
  const { checker, program } = project;
  const source = program.getSourceFile(file);
  const module = source && checker.getSymbolAtLocation(source);
  if (!module) throw new Error(`TypeScript found no exports in ${file}.`);
  const describer = new Describer(project);
  const exports = checker
    .getExportsOfModule(module)
    .map((symbol) => ({
      name: symbol.name,
      symbol: (symbol.flags & SymbolFlags.Alias) === 0 ? symbol : checker.getAliasedSymbol(symbol),
    }))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1));
  const described = exports.map(({ name, symbol }) => {
    const isValue = (symbol.flags & SymbolFlags.Value) !== 0;
    const { lines, types } = isValue ? describer.value(symbol) : describer.type(symbol);
    const [head = '', ...rest] = lines;
    return { lines: [head.replace(` ${symbol.name}`, ` ${name}`), ...rest], types };
  });
  const listed = described.map(({ lines: [head = '', ...members] }) => {
    const owner = described.find(
      ({ lines }) => /^component /.test(lines[0] ?? '') && isSame(lines.slice(1), members),
    );
    const isProps = /^type \w+Props\b/.test(head) && owner !== undefined;
    return isProps
      ? [`${head}: ${(owner.lines[0] ?? '').replace('component ', 'what ')} takes`]
      : [head, ...members];
  });
  const own = new Set(exports.map(({ symbol }) => symbol.id));
  const others = needed(
    describer,
    described.flatMap(({ types }) => types),
    own,
  );
  const needs = others.length === 0 ? [] : [['needs'], ...others.map(({ lines }) => lines)];
  return [...listed, ...needs].map((lines) => `${lines.join('\n')}\n`).join('\n');
}
