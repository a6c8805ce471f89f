import { join } from 'node:path';
import { root } from '../report.ts';
import { areasOf, importOf, lineWidth, local, note, type Part, partsIn } from './area-parts.ts';
import { callRefusals } from './call-refusals.ts';

/** Where the server that answers the contracts lies in this repository. */
export const sandboxSource: string = join(root, 'apps/sandbox/src');

/** From a folder of generated files to the source. */
const up = '../../';
const toAreas = `${up}areas/`;

function handlersFile(parts: readonly Part[]): string {
  return `${note}
import type { contract } from '@dayfare/api/contract';
${parts.map((part) => importOf(part, toAreas)).join('\n')}

type Contract = typeof contract;

/** The handler of every call; a call without one does not compile. */
export const handlers = {
${areasOf(parts, local)}
} satisfies { readonly [Area in keyof Contract]: Readonly<Record<keyof Contract[Area], unknown>> };
`;
}

const known = `import type { ErrorCode, KnownErrors } from '${up}platform/http/refusal.ts';`;

const fromOf = (line: string) => line.slice(line.indexOf(' from '));

/** Lines that import, by the path that they import from. */
const inOrder = (lines: readonly string[]) => lines.toSorted((a, b) => (fromOf(a) < fromOf(b) ? -1 : 1));

function errorsFile(ofAreas: readonly Part[], ofAll: readonly Part[]): string {
  const imports = [
    ...ofAreas.map((part) => importOf(part, toAreas)),
    ...ofAll.map((part) => importOf(part, up)),
    known,
  ];
  const areas = [...new Set(ofAreas.map(({ area }) => area))];
  return `${note}
${inOrder(imports).join('\n')}

/** The refusals of each area. */
export const errorsByArea = {
${areasOf(ofAreas, local)}
};

const areaErrors = {
${areas.map((area) => `  ...errorsByArea.${area},`).join('\n')}
};

/** Every refusal that the server knows, by the code that travels as \`apiErrorCode\`. */
export const errorTable = {
  ...areaErrors,
${ofAll.map((part) => `  ...${part.local},`).join('\n')}
} satisfies KnownErrors;

type AreaErrors = typeof areaErrors;

declare module '${up}platform/http/refusal.ts' {
  interface KnownErrors extends AreaErrors {}
}

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
import type { ErrorCode } from '${up}platform/http/refusal.ts';

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
  const imports = parts.map((part) => importOf(part, toAreas));
  return `${note}
${[...imports, "import type { AreaSeed } from '../area-seed.ts';"].join('\n')}

/** What each area inserts for a person. */
${listed('export const areaSeeds: readonly AreaSeed[] = ', parts.map(local), { quote: '' })};
`;
}

/** The generated indexes of the server's handlers, refusals and seeds, by path below its source. */
export function sandboxIndex(source: string = sandboxSource): Readonly<Record<string, string>> {
  const areas = join(source, 'areas');
  const ofAll = partsIn(source, 'errors').filter(({ area }) => area === 'platform');
  return {
    'app/generated/handlers.ts': handlersFile(partsIn(areas, 'handlers')),
    'app/generated/error-table.ts': errorsFile(partsIn(areas, 'errors'), ofAll),
    'app/generated/call-refusals.ts': refusalsFile(source),
    'seeds/generated/area-seeds.ts': seedsFile(partsIn(areas, 'seed')),
  };
}
