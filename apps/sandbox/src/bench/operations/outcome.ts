import { ApiError } from '@dayfare/api/transport';

/** A refusal is an answer; anything else but a lost answer is a mistake of ours. */
export function outcomeOf(name: string, error: unknown): string {
  if (!(error instanceof ApiError)) throw error;
  return error.mayHaveMoved ? `${name}: answer lost` : `${name}: refused, ${error.code ?? error.kind}`;
}

/** Names an operation with what became of it. */
export function named(name: string, answer: Promise<unknown>): Promise<string> {
  return answer.then(
    () => `${name}: done`,
    (error: unknown) => outcomeOf(name, error),
  );
}
