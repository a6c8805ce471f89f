import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { counterpart, type DeclaredCall, type DocumentedCall, documentedCalls } from '../documented-calls.ts';
import { root } from '../report.ts';

/** A contract as far as it is told here. */
type Contracts = Readonly<Record<string, Readonly<Record<string, object>>>>;

/** A call as the contracts hold it. */
interface Held {
  readonly '~orpc': {
    readonly route: { readonly method?: string; readonly path?: string };
    readonly inputSchema?: unknown;
  };
}

const keysOf = (schema: unknown): readonly string[] => {
  const shape = (schema as { def?: { shape?: object } } | undefined)?.def?.shape;
  return shape ? Object.keys(shape) : [];
};

/** The calls of contracts. */
export const declaredCalls = (contracts: Contracts): readonly DeclaredCall[] =>
  Object.entries(contracts).flatMap(([area, calls]) =>
    Object.entries(calls).map(([name, call]) => {
      const { route, inputSchema } = (call as Held)['~orpc'];
      const { method = '', path = '' } = route;
      return { name: `${area}.${name}`, method, path: path.replace(/^\//, ''), takes: keysOf(inputSchema) };
    }),
  );

/** The calls that the documents name. */
export const callsOfCatalogue = (): readonly DocumentedCall[] =>
  documentedCalls(readFileSync(resolve(root, 'docs/requirements.tsv'), 'utf8'));

/** The page of the documents' calls, and which of ours each is. */
export async function callsPage(): Promise<string> {
  const { contract } = await import('../../../packages/api/src/generated/contract.ts');
  const declared = declaredCalls(contract);
  const calls = callsOfCatalogue().map((call) => ({ call, ours: counterpart(call, declared) }));
  const rows = calls.map(({ call: { row, method, path }, ours }) => {
    const name = ours ? `\`${ours.name}\`` : 'not there yet';
    return `| ${method} | \`${path}\` | ${row} | ${name} |`;
  });
  const there = calls.filter(({ ours }) => ours).length;
  return `# The documents’ calls

Written by \`pnpm generate\` from [the catalogue of requirements](requirements.tsv) and the contracts; a test fails when it is out of date, and when a call of ours
differs from what the documents write in its method, in a letter of its path or in a parameter of its query. \`{product}\` and \`{ride}\` are filled in.

${there} of ${calls.length} calls are there.

| method | path below \`/api/\` | row | ours |
| ------ | ------------------- | --- | ---- |
${rows.join('\n')}
`;
}
