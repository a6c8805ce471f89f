import { type CacheVersionAnswer, cardCacheVerdict } from '@dayfare/domain/startup';
import type { CardDetails } from './card-details.ts';
import type { LocalArea } from './local-area.ts';
import { readLocal, writeLocal } from './local-values.ts';

/** What checking the card cache's version needs. */
export interface CardCacheParts {
  readonly local: LocalArea;
  readonly cards: Pick<CardDetails, 'clear'>;
  /** The server's version and clear flag. May reject. */
  readonly ask: () => Promise<{ readonly version: number; readonly clearFlag: number }>;
  /** Whether the user of the request is still signed in. */
  readonly isStillHere: () => boolean;
  /** Receives a failed check, which has no other consequence. */
  readonly log: (message: string) => void;
}

const answerOf = async (ask: CardCacheParts['ask']): Promise<CacheVersionAnswer> => {
  try {
    return { kind: 'answered', ...(await ask()) };
  } catch {
    return { kind: 'failed' };
  }
};

/** Clears the card details if the server has a newer version or says so, and stores the version. Never rejects. */
export async function checkCardCache({ local, cards, ask, isStillHere, log }: CardCacheParts): Promise<void> {
  const verdict = cardCacheVerdict(await answerOf(ask), readLocal(local, 'IndexDbCacheVersion') ?? 0);
  if (verdict.isLogged) log('The version of the card cache could not be checked.');
  if (verdict.clears) await cards.clear();
  // The user may have signed out meanwhile: then none of their data is written.
  if (verdict.stores !== null && isStillHere()) writeLocal(local, 'IndexDbCacheVersion', verdict.stores);
}
