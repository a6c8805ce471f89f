import type { MinorUnits } from '@dayfare/domain/money';
import type { App } from '../../../platform/app-context/app.ts';
import type { MoveKind } from './move-kind.ts';
import { createMoveVault } from './move-vault.ts';

/** A move of any kind whose answer was lost. */
export interface LostMove {
  /** Its idempotency key. */
  readonly key: string;
  readonly amount: MinorUnits;
  /** The page on which it is settled. */
  readonly path: string;
}

/** Lists a person's lost moves of one kind, oldest first. Never rejects. */
export type ListLostMoves = (
  app: Pick<App, 'unfinished' | 'local'>,
  userId: number,
) => Promise<readonly LostMove[]>;

/** How the lost moves of a kind are listed. */
export function lostMovesOf<Sent, Receipt>(of: MoveKind<Sent, Receipt>): ListLostMoves {
  return async ({ unfinished, local }, userId) => {
    const kept = await createMoveVault(of, unfinished, local).list(userId);
    return kept.map(({ key, sent }) => ({ key, amount: of.amount(sent), path: of.path(sent) }));
  };
}
