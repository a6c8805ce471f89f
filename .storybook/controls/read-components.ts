import { fileURLToPath } from 'node:url';
import {
  API,
  type Checker,
  type Symbol as Named,
  type Project,
  SignatureKind,
  SymbolFlags,
  type Type,
} from 'typescript/unstable/sync';
import type { ComponentFacts, PropFacts } from './prop-facts.ts';
import { readSetting } from './read-setting.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const config = fileURLToPath(new URL('./tsconfig.components.json', import.meta.url));

/** Writes a type whole: TypeScript shortens long unions otherwise. */
const noTruncation = 1;

const isOurs = (symbol: Named): boolean =>
  symbol.declarations.some(({ path }) => !path.includes('/node_modules/'));

/** A prop as the types say. A union of props has it in several ways, one for each of its members that has it. */
function readProp(checker: Checker, name: string, ways: readonly Named[], isInAll: boolean): PropFacts {
  const types = ways.flatMap((way) => checker.getTypeOfSymbol(way) ?? []);
  const [type] = types;
  if (!type) throw new Error(`The type of the prop ${name} could not be read.`);
  const written = types.map((one) =>
    checker.typeToString(one, undefined, noTruncation).replace(/ \| undefined$/, ''),
  );
  const tags = ways.flatMap((way) => way.getJsDocTags(checker));
  return {
    name,
    type: [...new Set(written)].filter((one) => one !== 'undefined').join(' | '),
    description: ways.map((way) => way.getDocumentationComment(checker)).find(Boolean) ?? '',
    defaultValue: tags.find((tag) => tag.name === 'default')?.text,
    isRequired: isInAll && ways.every(({ flags }) => (flags & SymbolFlags.Optional) === 0),
    setting: readSetting(checker, types),
  };
}

function readProps(checker: Checker, props: Type): PropFacts[] {
  const alternatives = props.isUnionType() ? props.getTypes() : [props];
  const all = alternatives.flatMap((one) => checker.getPropertiesOfType(one)).filter(isOurs);
  return [...Map.groupBy(all, ({ name }) => name)].map(([name, ways]) =>
    readProp(checker, name, ways, ways.length === alternatives.length),
  );
}

/** What the symbol is called where it is a component: a function of props whose name begins with a capital. */
function readComponent(checker: Checker, symbol: Named, file: string): ComponentFacts[] {
  if (!/^[A-Z]/.test(symbol.name) || (symbol.flags & SymbolFlags.Function) === 0) return [];
  const type = checker.getTypeOfSymbol(symbol);
  const [signature] = type ? checker.getSignaturesOfType(type, SignatureKind.Call) : [];
  const [parameter] = signature?.getParameters() ?? [];
  const props = parameter && checker.getTypeOfSymbol(parameter);
  const description = symbol.getDocumentationComment(checker);
  return [{ name: symbol.name, file, description, props: props ? readProps(checker, props) : [] }];
}

function readFile({ program, checker }: Project, file: string): ComponentFacts[] {
  const source = program.getSourceFile(file);
  const module = source && checker.getSymbolAtLocation(source);
  if (!module) return [];
  return checker.getExportsOfModule(module).flatMap((symbol) => readComponent(checker, symbol, file));
}

/**
 * Every component that a file of `packages/ui` declares, with its props as TypeScript sees them: those of base types, generics and unions
 * included, those that come from React and React Aria left out. Takes a second or two.
 */
export function readComponents(): ComponentFacts[] {
  const api = new API({ cwd: root });
  try {
    const project = api.updateSnapshot({ openProjects: [config] }).getProject(config);
    if (!project) throw new Error(`TypeScript did not open ${config}.`);
    return project.rootFiles.flatMap((file) => readFile(project, file));
  } finally {
    api.close();
  }
}
