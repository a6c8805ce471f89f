import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { OrderError } from './make/order-error.ts';
import { runOrder } from './run-order.ts';

const usage = 'pnpm x NAME';
const fails = (error: unknown) => () => Promise.reject(error);

describe('a command that is told what to do', () => {
  const said = vi.spyOn(console, 'error');
  const before = process.exitCode;
  beforeEach(() => void said.mockReset().mockImplementation(() => undefined));
  afterAll(() => said.mockRestore());
  afterEach(() => {
    process.exitCode = before;
  });

  it.each([0, 1])('ends with the status of its work: %i', async (status) => {
    await runOrder(usage, () => Promise.resolve(status));
    expect([process.exitCode, said.mock.calls]).toEqual([status, []]);
  });

  it('ends with 2 and one sentence for an order that cannot be', async () => {
    await runOrder(usage, fails(new OrderError('There is no such thing.')));
    expect([process.exitCode, said.mock.calls]).toEqual([2, [['There is no such thing.']]]);
  });

  it('ends with 2, the reason and how it is used for anything else, without where in the code', async () => {
    await runOrder(usage, fails(new Error('Unknown option --x.')));
    expect([process.exitCode, said.mock.calls]).toEqual([2, [[`Unknown option --x.\n\n${usage}`]]]);
  });
});
