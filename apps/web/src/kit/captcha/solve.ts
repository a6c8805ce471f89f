/// <reference types="vite/client" />
import { trustedWorkerUrl } from '../../platform/security/trusted-worker.ts';
import workerUrl from './solve.worker.ts?worker&url';

/** How solving is watched and given up. */
interface SolveOptions {
  /** After each round, with how many are solved. */
  readonly onSolved: (count: number) => void;
  readonly signal: AbortSignal;
}

/**
 * Does the work of a captcha in a worker, so that the page stays quick meanwhile. Gives an answer for each round. Rejects when one
 * cannot be solved, or when it is given up.
 */
export function solveRounds(
  rounds: readonly string[],
  { onSolved, signal }: SolveOptions,
): Promise<string[]> {
  if (rounds.length === 0) return Promise.resolve([]);
  const worker = new Worker(trustedWorkerUrl(workerUrl), { type: 'module' });
  const solved = new Promise<string[]>((resolve, reject) => {
    const answers: string[] = [];
    signal.addEventListener('abort', () => reject(signal.reason));
    worker.addEventListener('error', () => reject(new Error('The worker of the captcha failed.')));
    worker.addEventListener('message', ({ data }: MessageEvent<string | null>) => {
      if (data === null) return reject(new Error('A round of the captcha could not be solved.'));
      answers.push(data);
      onSolved(answers.length);
      if (answers.length === rounds.length) resolve(answers);
    });
  });
  worker.postMessage(rounds);
  return solved.finally(() => worker.terminate());
}
