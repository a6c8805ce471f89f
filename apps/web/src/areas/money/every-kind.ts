import { billMove } from '../../kit/money/bills/bill-move.ts';
import { replaceMove } from '../../kit/money/card/replace-move.ts';
import { type ListLostMoves, lostMovesOf } from '../../kit/money/move/lost-moves.ts';
import { rideMove } from '../../kit/money/rides/ride-move.ts';
import { depositMove, withdrawalMove } from '../../kit/money/savings/goal-moves.ts';
import { ticketMove } from '../../kit/money/tickets/ticket-move.ts';
import { betweenMove } from './move/between-accounts/between-move.ts';
import { friendMove } from './move/friends/friend-move.ts';
import { recoveryMove } from './move/recovery/recovery-move.ts';

/** Every kind of move but transfers, which the home follows to their end. */
export const everyKind: readonly ListLostMoves[] = [
  lostMovesOf(betweenMove),
  lostMovesOf(friendMove),
  lostMovesOf(recoveryMove),
  lostMovesOf(depositMove),
  lostMovesOf(withdrawalMove),
  lostMovesOf(billMove),
  lostMovesOf(replaceMove),
  lostMovesOf(rideMove),
  lostMovesOf(ticketMove),
];
