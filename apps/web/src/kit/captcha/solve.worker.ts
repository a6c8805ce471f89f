import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';

/** Longest that a round may take, milliseconds: a phone that needs more would never finish. */
const timeout = 120_000;

/** Solves one round after another, and posts each answer; null for one that could not be solved. */
addEventListener('message', async ({ data }: MessageEvent<readonly string[]>) => {
  for (const round of data) {
    const challenge = JSON.parse(round) as Challenge;
    const solution = await solveChallenge({ challenge, deriveKey, timeout }).catch(() => null);
    postMessage(solution && JSON.stringify({ challenge, solution }));
  }
});
