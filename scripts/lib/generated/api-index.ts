import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { root } from '../report.ts';
import { callRefusals } from './call-refusals.ts';
import { describedCalls, docstringOf, firstSentence } from './docstrings.ts';

/** Where the contracts lie in this repository, and the handlers of the server that answers them. */
export const apiSource: string = join(root, 'packages/api/src');
export const sandboxSource: string = join(root, 'apps/sandbox/src');

const note = '// Written by `pnpm generate`; a test fails when it is out of date.';

/** As in biome.json. */
const lineWidth = 110;

const upperFirst = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1);

/** A file of an area that gives its calls, their notes, handlers or refusals. */
interface Part {
  readonly area: string;
  /** Path below the source. */
  readonly file: string;
  /** Name of its export: `pinContract`, and `moneyContract` for the one without a name of its own. */
  readonly name: string;
  /** The same, told apart from that of another area. */
  readonly local: string;
}

/** The parts of all areas in files whose names end in `role`: `session/pin-contract.ts`, `money/records/earnings-contract.ts`. */
function partsIn(source: string, role: string): readonly Part[] {
  const pattern = `{*/${role}.ts,*/**/*-${role}.ts}`;
  return globSync(pattern, { cwd: source })
    .map((file) => file.replaceAll('\\', '/'))
    .sort()
    .map((file) => {
      const area = file.split('/')[0] ?? '';
      const base = file.split('/').at(-1) ?? '';
      const own = base.slice(0, -`${role}.ts`.length).replace(/-$/, '');
      const words = (own || area).replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
      const name = words + upperFirst(role);
      return { area, file, name, local: own ? area + upperFirst(name) : name };
    });
}

const importOf = ({ name, local, file }: Part, up: string) =>
  `import { ${name === local ? name : `${name} as ${local}`} } from '${up}${file}';`;

/** Lines of a table of areas: `session: { ...sessionContract, ...sessionPinContract },`. */
function areasOf(parts: readonly Part[], inner: (part: Part) => string): string {
  const areas = [...new Set(parts.map(({ area }) => area))];
  return areas
    .map((area) => {
      const spreads = parts.filter((part) => part.area === area).map((part) => `    ...${inner(part)},`);
      return `  ${area}: {\n${spreads.join('\n')}\n  },`;
    })
    .join('\n');
}

const local = (part: Part) => part.local;

function contractFile(parts: readonly Part[]): string {
  return `${note}
${parts.map((part) => importOf(part, './')).join('\n')}

/**
 * Every call by area: for the server, for mocks and for documents. A page takes the contracts of its areas one by one, and of
 * an area only the part that it uses.
 */
export const contract = {
${areasOf(parts, local)}
};
`;
}

/** A line of a table of texts, broken after its name if it is too long. */
function textLine(indent: string, name: string, text: string): string {
  const value = text.includes("'") ? JSON.stringify(text) : `'${text}'`;
  const line = `${indent}${name}: ${value},`;
  return line.length <= lineWidth ? line : `${indent}${name}:\n${indent}  ${value},`;
}

/** What the OpenAPI document says of areas and calls, from the docstrings of their contracts. Throws if a contract or a call has none. */
function notesFile(source: string, parts: readonly Part[]): string {
  const demand = (text: string | undefined, what: string): string => {
    if (!text) throw new Error(`Say in a docstring what it is for: ${what}.`);
    return text;
  };
  const texts = new Map(parts.map((part) => [part, readFileSync(join(source, part.file), 'utf8')]));
  const areas = [...new Set(parts.map(({ area }) => area))].map((area) => {
    const own = parts.find((part) => part.area === area && part.name === part.local);
    const about = docstringOf(own ? (texts.get(own) ?? '') : '', own?.name ?? '');
    return textLine('  ', area, demand(about, `${area}/contract.ts`));
  });
  const lines = (part: Part) =>
    describedCalls(texts.get(part) ?? '').map(({ name, text }) =>
      textLine('    ', name, firstSentence(demand(text, `${name} in ${part.file}`))),
    );
  const calls = [...new Set(parts.map(({ area }) => area))].map((area) => {
    const inner = parts.filter((part) => part.area === area).flatMap(lines);
    return `  ${area}: {\n${inner.join('\n')}\n  },`;
  });
  return `${note}
/** What each area is about. */
export const areaNotes = {
${areas.join('\n')}
} as const;

/** What each call does, in a sentence: the first of its docstring. */
export const callNotes: Readonly<Record<string, Readonly<Record<string, string>>>> = {
${calls.join('\n')}
};
`;
}

function handlersFile(parts: readonly Part[]): string {
  return `${note}
import type { contract } from '@dayfare/api/contract';
${parts.map((part) => importOf(part, '../')).join('\n')}

type Contract = typeof contract;

/** The handler of every call; a call without one does not compile. */
export const handlers = {
${areasOf(parts, local)}
} satisfies { readonly [Area in keyof Contract]: Readonly<Record<keyof Contract[Area], unknown>> };
`;
}

function errorsFile(parts: readonly Part[]): string {
  const ofAreas = parts.filter(({ area }) => area !== 'http');
  const ofAll = parts.filter(({ area }) => area === 'http');
  const areas = [...new Set(ofAreas.map(({ area }) => area))];
  return `${note}
${parts.map((part) => importOf(part, '../')).join('\n')}

/** The refusals of each area. */
export const errorsByArea = {
${areasOf(ofAreas, local)}
};

/** Every refusal that the server knows, by the code that travels as \`apiErrorCode\`. */
export const errorTable = {
${areas.map((area) => `  ...errorsByArea.${area},`).join('\n')}
${ofAll.map((part) => `  ...${part.local},`).join('\n')}
};

/** A code of the error table. */
export type ErrorCode = keyof typeof errorTable;

/** Whether a text is a code of the error table. */
export function isErrorCode(text: string): text is ErrorCode {
  return Object.hasOwn(errorTable, text);
}
`;
}

/** A list of texts, or of names, after what it is set to, formatted as the linter wants it. */
function listed(before: string, texts: readonly string[], { indent = '', quote = "'" } = {}): string {
  const quoted = texts.map((text) => quote + text + quote);
  const line = `${before}[${quoted.join(', ')}]`;
  // The line ends with one character more.
  if (indent.length + line.length < lineWidth) return line;
  return `${before}[\n${quoted.map((text) => `${indent}  ${text},`).join('\n')}\n${indent}]`;
}

function refusalsFile(source: string): string {
  const { any, calls } = callRefusals(source);
  const lines = Object.entries(calls).map(
    ([id, codes]) => `  ${listed(`'${id}': `, codes, { indent: '  ' })},`,
  );
  return `${note}
import type { ErrorCode } from '../http/error-table.ts';

/** What any call can be refused with before its handler has it. */
${listed('export const anyCallRefusals: readonly ErrorCode[] = ', any)};

/** What the handler of each call refuses with. */
export const callRefusals: Readonly<Record<string, readonly ErrorCode[]>> = {
${lines.join('\n')}
};
`;
}

/** What areas add to each person whom the server begins with: the export `savingsSeed` of `savings/seed.ts`. */
function seedsFile(parts: readonly Part[]): string {
  const imports = parts.map((part) => importOf(part, '../'));
  return `${note}
${[...imports, "import type { AreaSeed } from './area-seed.ts';"].join('\n')}

/** What each area plants for a person. */
${listed('export const areaSeeds: readonly AreaSeed[] = ', parts.map(local), { quote: '' })};
`;
}

/** What stories and tests import: the mocks, and the samples of each area under a name of their own. */
function mocksFile(source: string): string {
  const samples = globSync('mocks/samples/*.ts', { cwd: source })
    .map((file) => basename(file, '.ts'))
    .sort();
  return `${note}
export { contract } from '../contract.ts';
export {
  type Answering,
  type AnswerOptions,
  answer,
  dropped,
  never,
  type Refusal,
  refuse,
} from './answer.ts';
${samples.map((name) => `export * as ${name}Samples from './samples/${name}.ts';`).join('\n')}
`;
}

/** The generated indexes of the contracts and their mocks, by path below their source. */
export function apiIndex(source: string = apiSource): Readonly<Record<string, string>> {
  const parts = partsIn(source, 'contract');
  return {
    'contract.ts': contractFile(parts),
    'openapi/notes.ts': notesFile(source, parts),
    'mocks/index.ts': mocksFile(source),
  };
}

/** The generated indexes of the server's handlers, refusals and seeds, by path below its source. */
export function sandboxIndex(source: string = sandboxSource): Readonly<Record<string, string>> {
  return {
    'http/handlers.ts': handlersFile(partsIn(source, 'handlers').filter(({ area }) => area !== 'http')),
    'http/error-table.ts': errorsFile(partsIn(source, 'errors')),
    'docs/call-refusals.ts': refusalsFile(source),
    'seeds/area-seeds.ts': seedsFile(partsIn(source, 'seed').filter(({ area }) => area !== 'seeds')),
  };
}
