import { type ListLostMoves, lostMovesOf } from '../../kit/money/move/lost-moves.ts';
import { betweenMove } from './move/between-accounts/between-move.ts';
import { friendMove } from './move/friends/friend-move.ts';
import { recoveryMove } from './move/recovery/recovery-move.ts';

/** Every kind of move but transfers, which the home follows to their end. */
export const everyKind: readonly ListLostMoves[] = [
  lostMovesOf(betweenMove),
  lostMovesOf(friendMove),
  lostMovesOf(recoveryMove),
];
