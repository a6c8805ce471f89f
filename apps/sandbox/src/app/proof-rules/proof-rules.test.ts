import { contract } from '@dayfare/api/contract';
import type { AreaContract } from '@dayfare/api/transport';
import { expect, it } from 'vitest';
import { callRefusals } from '../generated/call-refusals.ts';
import type { ProofRule } from './proof-rule.ts';
import { proofRules } from './proof-rules.ts';

const calls = Object.entries<AreaContract>(contract).flatMap(([area, its]) =>
  Object.entries(its).map(([name, { '~orpc': call }]) => ({
    path: `${area}.${name}`,
    writes: (call.meta.kind ?? (call.route.method === 'GET' ? 'read' : 'write')) === 'write',
  })),
);
const rules = new Map<string, ProofRule>(
  Object.entries<Readonly<Record<string, ProofRule>>>(proofRules).flatMap(([area, its]) =>
    Object.entries(its).map(([name, rule]) => [`${area}.${name}`, rule] as const),
  ),
);

it('each call has a rule, and each rule a call', () => {
  expect(calls.length).toBeGreaterThan(300);
  expect([...rules.keys()].toSorted()).toEqual(calls.map(({ path }) => path).toSorted());
});

it('only calls that change nothing are among those that read', () => {
  const reading = calls.filter(({ path }) => rules.get(path) === 'reads').map(({ path }) => path);
  expect(reading).toEqual(calls.filter(({ writes }) => !writes).map(({ path }) => path));
});

it('the handlers that can refuse with ProofRequired are those whose rule asks for a proof', () => {
  const proved = [...rules].filter(([, rule]) => rule !== 'reads' && rule.proof !== null);
  expect(proved.map(([path]) => path).toSorted()).toEqual(
    calls
      .filter(({ path, writes }) => writes && callRefusals[path]?.includes('ProofRequired'))
      .map(({ path }) => path)
      .toSorted(),
  );
});

it('each call that writes without a proof says why', () => {
  const silent = [...rules].filter(
    ([, rule]) => rule !== 'reads' && rule.proof === null && rule.because.length < 10,
  );
  expect(silent).toEqual([]);
});
