import { captchaContract } from '@dayfare/api/session/captcha-contract';
import { forgotContract } from '@dayfare/api/session/forgot-contract';
import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { afterAll, describe, expect, it } from 'vitest';
import { outbox } from '../../../platform/http/tables.ts';
import { mayaTorres } from '../../../seeds/people/maya-torres.ts';
import { openSandbox } from '../../../testing/open.ts';

const sandbox = await openSandbox();
sandbox.server.configuration.set({ CaptchaIterationCount: '3' });
afterAll(() => sandbox.close());

const device = sandbox.device();
const ask = (captchaAnswers?: string[], identifier: string = mayaTorres.email) =>
  device.client(forgotContract).forgotPassword({
    identifier,
    identifierType: 'EmailAddress',
    ...(captchaAnswers && { captchaAnswers }),
  });

async function solve(round: string): Promise<string> {
  const challenge = JSON.parse(round) as Challenge;
  const solution = await solveChallenge({ challenge, deriveKey });
  return JSON.stringify({ challenge, solution });
}
async function answers(): Promise<string[]> {
  const { rounds } = await device.client(captchaContract).getCaptcha();
  return Promise.all(rounds.map(solve));
}
const sent = () => sandbox.db.$count(outbox);
const refused = { code: 'CaptchaFailed', httpStatus: 400 };

describe('a code for a new password', () => {
  it('is sent after the work of each round was done [enrollment-049]', async () => {
    const before = await sent();
    const done = await answers();
    expect(done).toHaveLength(3);
    await ask(done);
    expect(await sent()).toBe(before + 1);
  });

  it('is refused to whoever has done none of it, or not all [validation-019]', async () => {
    const before = await sent();
    const [first = '', second = ''] = await answers();
    await expect(ask()).rejects.toMatchObject(refused);
    await expect(ask([])).rejects.toMatchObject(refused);
    await expect(ask([first, second])).rejects.toMatchObject(refused);
    expect(await sent()).toBe(before);
  });

  it('costs new work each time: an answer is good once', async () => {
    const done = await answers();
    await ask(done);
    await expect(ask(done)).rejects.toMatchObject(refused);
    const [first = ''] = await answers();
    await expect(ask([first, first, first])).rejects.toMatchObject(refused);
  });

  it('is refused to a guess', async () => {
    const [first = '', ...others] = await answers();
    const guessed = JSON.parse(first) as { solution: { counter: number; derivedKey: string } };
    guessed.solution.derivedKey = '00'.repeat(32);
    await expect(ask([JSON.stringify(guessed), ...others])).rejects.toMatchObject(refused);
    await expect(ask(['{', 'null', '{"challenge":{"parameters":{}},"solution":{}}'])).rejects.toMatchObject(
      refused,
    );
  });

  it('is refused for work that somebody has set themselves', async () => {
    const [first = '', ...others] = await answers();
    const own = JSON.parse(first) as { challenge: Challenge };
    own.challenge.parameters.data = { expiresAt: sandbox.clock.ms + 1e9 };
    await expect(ask([JSON.stringify(own), ...others])).rejects.toMatchObject(refused);
  });

  it('is refused for work of more than ten minutes ago', async () => {
    const done = await answers();
    await sandbox.advance(10 * 60_000);
    await expect(ask(done)).rejects.toMatchObject(refused);
  });

  it('asks a stranger’s name for as much as a known one, and answers alike', async () => {
    await expect(ask([], 'nobody@example.com')).rejects.toMatchObject(refused);
    const [known, unknown] = [await ask(await answers()), await ask(await answers(), 'nobody@example.com')];
    expect(Object.keys(unknown)).toEqual(Object.keys(known));
  });

  it('is sent at once where the configuration asks for no rounds', async () => {
    sandbox.server.configuration.set({ CaptchaIterationCount: '0' });
    expect((await device.client(captchaContract).getCaptcha()).rounds).toEqual([]);
    await ask();
  });
});
