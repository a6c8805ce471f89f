import { createHash } from 'node:crypto';

/**
 * Whether something is in a sample of one in `oneOf`, by its id alone: what is in it does not change with what else there is, so that a run that passed says something of
 * the next.
 */
export const isInSample = (id: string, oneOf: number): boolean =>
  createHash('sha256').update(id).digest().readUInt32BE() % oneOf === 0;
