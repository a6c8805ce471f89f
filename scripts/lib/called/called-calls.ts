import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { root } from '../report.ts';

/** A source file of the product. */
export interface ProductSource {
  /** From the root of the repository, with forward slashes. */
  readonly path: string;
  readonly text: string;
}

/** A call and the constant that declares it. */
export interface ContractCall {
  /** Name of the constant: `helpContract`. */
  readonly contract: string;
  /** Name of the call in it: `searchFaqs`. */
  readonly call: string;
}

const helper = /\.(test|stories|spec|isolated)\.|\/(testing|mocks|generated|openapi|node_modules|dist)\//;

const read = (pattern: string): readonly ProductSource[] =>
  globSync(pattern, { cwd: root, exclude: (path) => /node_modules|dist/.test(path) })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => !helper.test(path))
    .map((path) => ({ path, text: readFileSync(resolve(root, path), 'utf8') }));

/** The web app and the native app. Their own dead code is found by knip. */
export const appSources = (): readonly ProductSource[] => read('apps/{web,native-shell}/src/**/*.{ts,tsx}');

/** `packages/api`: its functions count as callers when an app reaches them. */
export const apiSources = (): readonly ProductSource[] => read('packages/api/src/**/*.ts');

/** A declaration at the top of a file. */
interface Declaration {
  readonly name: string;
  readonly text: string;
  /** The whole file. */
  readonly source: string;
}

const start = /^(?=(?:export )?(?:async )?(?:function|const|class) )/m;

const declarationsOf = ({ text: source }: ProductSource): readonly Declaration[] =>
  source.split(start).flatMap((text) => {
    const [, name] = /^(?:export )?(?:async )?(?:function|const|class) (\w+)/.exec(text) ?? [];
    // A contract that is imported is no caller of all that it declares.
    return name === undefined || name.endsWith('Contract') ? [] : [{ name, text, source }];
  });

const wordsOf = (text: string) => text.match(/\w+/g) ?? [];

/** The declarations that apps name, and those that these name in turn. */
function reachedFrom(apps: readonly ProductSource[], api: readonly ProductSource[]): readonly Declaration[] {
  const words = new Set(apps.flatMap(({ text }) => wordsOf(text)));
  const reached: Declaration[] = [];
  let left = api.flatMap(declarationsOf);
  for (;;) {
    const next = left.filter(({ name }) => words.has(name));
    if (next.length === 0) return reached;
    left = left.filter((one) => !next.includes(one));
    reached.push(...next);
    for (const { text } of next) for (const word of wordsOf(text)) words.add(word);
  }
}

/** The calls that nothing in the product makes. A caller names the contract in its file, and the call as a property. */
export function uncalled(
  calls: readonly ContractCall[],
  apps: readonly ProductSource[],
  api: readonly ProductSource[],
): readonly ContractCall[] {
  const callers = [
    ...apps.map(({ text }) => ({ text, source: text })),
    ...reachedFrom(apps, api).map(({ text, source }) => ({ text, source })),
  ];
  return calls.filter(({ contract, call }) => {
    const named = new RegExp(`\\.\\s*${call}\\b|[{,]\\s*${call}\\s*[,}]`);
    const imported = new RegExp(`\\b${contract}\\b`);
    return !callers.some(({ text, source }) => imported.test(source) && named.test(text));
  });
}
