import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../report.ts';
import { apiSources, appSources, type ContractCall, uncalled } from './called-calls.ts';
import { wireCalls } from './wire-calls.ts';

const modules = globSync('packages/api/src/**/*contract.ts', { cwd: root }).filter(
  (path) => !/[\\/](generated|bridge)[\\/]/.test(path),
);

const declared: readonly ContractCall[] = (
  await Promise.all(
    modules.map(async (path) =>
      Object.entries((await import(resolve(root, path))) as Record<string, object>)
        .filter(([contract]) => contract.endsWith('Contract'))
        .flatMap(([contract, calls]) => Object.keys(calls).map((call) => ({ contract, call }))),
    ),
  )
).flat();

const nameOf = ({ contract, call }: ContractCall) => `${contract}.${call}`;

const named = Object.entries(wireCalls).flatMap(([contract, calls]) =>
  Object.keys(calls).map((call) => ({ contract, call })),
);

it('finds the contracts of all areas', () => {
  expect(declared.length).toBeGreaterThan(350);
});

it('a caller is an app, or a function of `packages/api` that an app reaches', () => {
  const calls = ['read', 'write', 'old', 'short'].map((call) => ({ contract: 'aContract', call }));
  const app = {
    path: 'apps/web/src/a.ts',
    text: "import { aContract } from 'x';\nuseFirst(); api.client(aContract).read();",
  };
  const api = {
    path: 'packages/api/src/a/queries.ts',
    text: [
      "import { aContract } from './contract.ts';",
      'export function useFirst() { return second(); }',
      'const second = () => api.client(aContract)\n  .write();',
      'export const left = () => api.client(aContract).old();',
      'const { short } = aContract;',
    ].join('\n'),
  };
  expect(uncalled(calls, [app], [api]).map(({ call }) => call)).toEqual(['old', 'short']);
});

it('every call has a caller in the product, or is named as one of the wire with a reason', () => {
  const left = uncalled(declared, appSources(), apiSources()).map(nameOf);
  expect(left.toSorted()).toEqual(named.map(nameOf).toSorted());
  for (const reasons of Object.values(wireCalls))
    for (const reason of Object.values(reasons)) expect(reason.length).toBeGreaterThan(20);
});

it('a call of the wire is made by a test of the server', () => {
  const tests = globSync('apps/sandbox/src/**/*.test.ts', { cwd: root })
    .map((path) => readFileSync(resolve(root, path), 'utf8'))
    .filter((text) => /from '[./]+\/testing\/open\.ts'/.test(text));
  const untested = named.filter(
    ({ contract, call }) =>
      !tests.some((text) => text.includes(contract) && new RegExp(`\\b${call}\\b`).test(text)),
  );
  expect(untested).toEqual([]);
});
