import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { root } from '../report.ts';
import { areasOf, importOf, lineWidth, local, note, type Part, partsIn } from './area-parts.ts';
import { describedCalls, docstringOf, firstSentence } from './docstrings.ts';

/** Where the contracts lie in this repository. */
export const apiSource: string = join(root, 'packages/api/src');

function contractFile(parts: readonly Part[]): string {
  return `${note}
${parts.map((part) => importOf(part, '../')).join('\n')}

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

/** What stories and tests import: the mocks, and the samples of each area under a name of their own. */
function mocksFile(source: string): string {
  const samples = globSync('mocks/samples/*.ts', { cwd: source })
    .map((file) => basename(file, '.ts'))
    .sort();
  return `${note}
export { contract } from '../generated/contract.ts';
export {
  type Answering,
  type AnswerOptions,
  answer,
  dropped,
  never,
  type Refusal,
  refuse,
} from './answer.ts';
export { heldRequests } from './held-requests.ts';
${samples.map((name) => `export * as ${name}Samples from './samples/${name}.ts';`).join('\n')}
`;
}

/** The generated indexes of the contracts and their mocks, by path below their source. */
export function apiIndex(source: string = apiSource): Readonly<Record<string, string>> {
  const parts = partsIn(source, 'contract').filter(({ area }) => area !== 'generated');
  return {
    'generated/contract.ts': contractFile(parts),
    'generated/notes.ts': notesFile(source, parts),
    'mocks/index.ts': mocksFile(source),
  };
}
