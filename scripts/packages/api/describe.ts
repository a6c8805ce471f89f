import {
  type Symbol as Named,
  type Project,
  SignatureKind,
  SymbolFlags,
  type Type,
} from 'typescript/unstable/sync';

/** TypeScript's `NodeBuilderFlags`: long unions whole, and what an alias stands for instead of its name. */
const whole = 1;
const opened = 1 << 23;

/** A described export, and the types that its description speaks of. */
export interface Description {
  readonly lines: readonly string[];
  readonly types: readonly Type[];
}

const isTheirs = ({ declarations }: Named): boolean =>
  declarations.length > 0 && declarations.every(({ path }) => path.includes('/node_modules/'));

/** Whether the packages themselves declare it, under a name. */
export const isOwn = (symbol: Named): boolean =>
  !symbol.name.startsWith('__') &&
  symbol.declarations.some(
    ({ path }) => path.includes('/dist-packages/') && !path.includes('/node_modules/'),
  );

/** Names of props that come from React and React Aria, with those that are many taken together. */
function folded(names: readonly string[]): string {
  const family = (name: string) => /^(aria-|on(?=[A-Z]))/.exec(name)?.[0];
  const families = Map.groupBy(names, (name) => family(name) ?? name);
  const isMany = (members: readonly string[]) => members.length > 4;
  return [...families]
    .flatMap(([key, members]) => (isMany(members) ? [`${key}* (${members.length})`] : members))
    .toSorted()
    .join(', ');
}

/** Writes types down as those who import them meet them. */
export class Describer {
  readonly #project: Project;

  constructor(project: Project) {
    this.#project = project;
  }

  #written(type: Type, flags = whole): string {
    return this.#project.checker
      .typeToString(type, undefined, flags)
      .replaceAll(/import\("[^"]*"\)\./g, '')
      .replace(/ \| undefined$/, '');
  }

  #member(name: string, ways: readonly Named[], isInAll: boolean): { line: string; types: Type[] } {
    const { checker } = this.#project;
    const types = ways.flatMap((way) => checker.getTypeOfSymbol(way) ?? []);
    const written = new Set(types.map((type) => this.#written(type)).filter((text) => text !== 'undefined'));
    const isOptional = !isInAll || ways.some(({ flags }) => (flags & SymbolFlags.Optional) !== 0);
    const initial = ways.flatMap((way) => way.getJsDocTags(checker)).find((tag) => tag.name === 'default');
    const line = `${name}${isOptional ? '?' : ''}: ${[...written].join(' | ') || 'undefined'}`;
    return { line: initial ? `${line} = ${initial.text?.replaceAll(/\s+/g, ' ') ?? ''}` : line, types };
  }

  /** The members of an object type, one a line in the order of their names; of a union all that one of its alternatives has. */
  members(type: Type): Description {
    const { checker } = this.#project;
    const alternatives = type.isUnionType() ? type.getTypes() : [type];
    const all = alternatives.flatMap((one) => checker.getPropertiesOfType(one));
    const byName = [...Map.groupBy(all, ({ name }) => name)].toSorted(([a], [b]) => (a < b ? -1 : 1));
    const own = byName
      .filter(([name, ways]) => name === 'ref' || !ways.every(isTheirs))
      .map(([name, ways]) => this.#member(name, ways, ways.length === alternatives.length));
    const passed = byName.flatMap(([name, ways]) =>
      name !== 'ref' && name !== 'key' && ways.every(isTheirs) ? [name] : [],
    );
    const keys = alternatives.flatMap((one) => checker.getIndexInfosOfType(one));
    return {
      lines: [
        ...own.map(({ line }) => line),
        ...new Set(keys.map((key) => `[${this.#written(key.keyType)}]: ${this.#written(key.valueType)}`)),
        ...(passed.length > 0 ? [`passed on: ${folded(passed)}`] : []),
      ].map((line) => `  ${line}`),
      types: [...own.flatMap(({ types }) => types), ...keys.map(({ valueType }) => valueType)],
    };
  }

  #parameters(parameters: readonly Type[]): string {
    const texts = parameters.map((parameter) => {
      const bound = parameter.isTypeParameter()
        ? this.#project.checker.getConstraintOfTypeParameter(parameter)
        : undefined;
      return bound ? `${this.#written(parameter)} extends ${this.#written(bound)}` : this.#written(parameter);
    });
    return texts.length > 0 ? `<${texts.join(', ')}>` : '';
  }

  /** A type under its name, opened. */
  type(symbol: Named): Description {
    const { checker } = this.#project;
    const type = checker.getDeclaredTypeOfSymbol(symbol);
    const parameters = type.isClassOrInterface() ? type.getTypeParameters() : [];
    // What an alias stands for may be an alias with arguments of its own.
    const given = type.getAliasSymbol()?.id === symbol.id ? type.getAliasTypeArguments() : [];
    const head = `type ${symbol.name}${this.#parameters([...parameters, ...given])}`;
    const isList =
      (type.isObjectType() || type.isIntersectionType()) &&
      checker.getSignaturesOfType(type, SignatureKind.Call).length === 0 &&
      checker.getPropertiesOfType(type).length > 0 &&
      !checker.isArrayLikeType(type);
    if (!isList)
      return { lines: [`${head} = ${this.#written(type, whole | opened)}`], types: this.parts(type) };
    const { lines, types } = this.members(type);
    return { lines: [head, ...lines], types };
  }

  /** A constant, a function, or a component with its props. */
  value(symbol: Named): Description {
    const { checker } = this.#project;
    const type = checker.getTypeOfSymbol(symbol);
    if (!type) throw new Error(`The type of ${symbol.name} could not be read.`);
    const [signature] = checker.getSignaturesOfType(type, SignatureKind.Call);
    const [parameter] = signature?.getParameters() ?? [];
    const props = parameter && checker.getTypeOfSymbol(parameter);
    const isComponent = /^[A-Z]/.test(symbol.name) && (symbol.flags & SymbolFlags.Function) !== 0;
    if (!isComponent || !signature)
      return {
        lines: [`${signature ? 'function' : 'const'} ${symbol.name}: ${this.#written(type)}`],
        types: [type],
      };
    const head = `component ${symbol.name}${this.#parameters(signature.getTypeParameters())}`;
    if (!props) return { lines: [head], types: [] };
    const { lines, types } = this.members(props);
    return { lines: [head, ...lines], types };
  }

  /** The types that a type without a name of ours is made of. */
  parts(type: Type): Type[] {
    const { checker } = this.#project;
    const symbol = type.getSymbol();
    const inside = [...type.getAliasTypeArguments()];
    if (type.isUnionType() || type.isIntersectionType()) inside.push(...type.getTypes());
    if (type.isTypeReference()) inside.push(...checker.getTypeArguments(type));
    if (type.isTypeParameter()) inside.push(...[checker.getConstraintOfTypeParameter(type) ?? []].flat());
    if (!type.isObjectType() || (symbol && isTheirs(symbol) && !symbol.name.startsWith('__'))) return inside;
    const signatures = checker.getSignaturesOfType(type, SignatureKind.Call);
    const named = [
      ...signatures.flatMap((signature) => signature.getParameters()),
      ...checker.getPropertiesOfType(type).filter((property) => !isTheirs(property)),
    ];
    return [
      ...inside,
      ...named.flatMap((one) => checker.getTypeOfSymbol(one) ?? []),
      ...signatures.flatMap((signature) => checker.getReturnTypeOfSignature(signature) ?? []),
      ...checker.getIndexInfosOfType(type).map(({ valueType }) => valueType),
    ];
  }
}
