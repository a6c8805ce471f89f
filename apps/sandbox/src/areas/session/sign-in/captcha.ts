import { createHmac, randomInt } from 'node:crypto';
import { createChallenge, type Payload, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { numberNow } from '../../../platform/http/configuration.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { spendQuota } from '../../../platform/limits/quotas.ts';
import type { ApiContext } from '../api-context.ts';

/** For how long a round is good, milliseconds: as long as someone may take to type where a code is to go. */
const lifeMs = 10 * 60_000;

/** What a round costs: a hash takes half a millisecond on a laptop, and five on a slow phone. */
const work = { iterations: 1000, fewestTries: 60, mostTries: 200 } as const;

type CaptchaContext = Pick<ApiContext, 'db' | 'clock' | 'secret' | 'settings' | 'configuration'>;

/** Keys of their own, so that no signature of one kind passes for another. */
function keysOf(secret: string) {
  const keyFor = (use: string) => createHmac('sha256', secret).update(`captcha:${use}`).digest('base64url');
  return { hmacSignatureSecret: keyFor('challenge'), hmacKeySignatureSecret: keyFor('key') };
}

/** How many rounds are asked for now; none turns it off. */
function roundsNow(context: CaptchaContext): number {
  const rounds = numberNow(context, 'CaptchaIterationCount');
  return Number.isInteger(rounds) && rounds >= 0 && rounds <= 20 ? rounds : context.settings.captchaRounds;
}

/** Makes as many rounds of work as are asked for, as JSON. Nothing is kept of them: they are signed. */
export async function createCaptcha(context: CaptchaContext): Promise<string[]> {
  const expiresAt = context.clock.now().getTime() + lifeMs;
  const rounds = Array.from({ length: roundsNow(context) }, () =>
    createChallenge({
      ...keysOf(context.secret),
      ...{ algorithm: 'PBKDF2/SHA-256', cost: work.iterations, deriveKey },
      counter: randomInt(work.fewestTries, work.mostTries),
      data: { expiresAt },
    }),
  );
  return (await Promise.all(rounds)).map((round) => JSON.stringify(round));
}

function payloadOf(answer: string): Payload | null {
  try {
    const { challenge, solution } = JSON.parse(answer) as Partial<Payload>;
    return challenge?.parameters && solution ? { challenge, solution } : null;
  } catch {
    return null;
  }
}

/** The signature of the round that an answer solves; null for a wrong, forged or late one. */
async function solvedBy({ clock, secret }: CaptchaContext, answer: string): Promise<string | null> {
  const payload = payloadOf(answer);
  if (!payload) return null;
  const { challenge, solution } = payload;
  const { verified } = await verifySolution({ challenge, solution, deriveKey, ...keysOf(secret) }).catch(
    // What is no challenge at all is thrown at.
    () => ({ verified: false }),
  );
  const expiresAt = challenge.parameters.data?.expiresAt;
  const isInTime = typeof expiresAt === 'number' && clock.now().getTime() < expiresAt;
  return verified && isInTime ? (challenge.signature ?? null) : null;
}

/** Uses up the answers to a captcha. Refuses with CaptchaFailed unless each of its rounds was solved, in time, and for the first time. */
export async function spendCaptcha(context: CaptchaContext, answers: readonly string[] = []): Promise<void> {
  const needed = roundsNow(context);
  const tried = await Promise.all(answers.slice(0, needed).map((answer) => solvedBy(context, answer)));
  const solved = tried.filter((signature) => signature !== null);
  if (solved.length < needed) throw new Refusal('CaptchaFailed');
  const now = context.clock.now();
  for (const signature of solved) {
    const isFirst = await spendQuota(
      context.db,
      ['captcha', signature],
      { points: 1, perMs: lifeMs },
      { now },
    );
    if (!isFirst) throw new Refusal('CaptchaFailed');
  }
}
