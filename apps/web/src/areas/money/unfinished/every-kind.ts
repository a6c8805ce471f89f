import { type ListLostMoves, lostMovesOf } from '../../../kit/money/move/lost-moves.ts';
import { recoveryMove } from '../access-plus/recovery-move.ts';
import { friendMove } from '../friends/friend-move.ts';
import { betweenMove } from '../move/between-move.ts';

/** Every kind of move but transfers, which the home follows to their end. */
export const everyKind: readonly ListLostMoves[] = [
  lostMovesOf(betweenMove),
  lostMovesOf(friendMove),
  lostMovesOf(recoveryMove),
];
