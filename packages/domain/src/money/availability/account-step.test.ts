import { expect, it } from 'vitest';
import { accountStepFor } from './account-step.ts';

it.each([
  ['NoInstrument', 'add'],
  ['InstrumentNotVerified', 'see'],
  ['InstrumentDisconnected', 'see'],
  ['NoEarnings', null],
] as const)('%s is mended by the accounts: %s', (reason, step) => {
  expect(accountStepFor(reason)).toBe(step);
});
