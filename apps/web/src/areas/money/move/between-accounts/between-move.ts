import {
  type Move,
  type MoveReceipt,
  moveBetween,
  moveOutcome,
  refreshHeld,
} from '@dayfare/api/money/moves/moves-queries';
import { isWhole, jsonCodec, type MoveKind } from '../../../../kit/money/move/move-kind.ts';
import { pathTo } from '../../../../platform/navigation/path-to.ts';

/** Money that moves between what we hold, and out of it to an account of the same person. */
export const betweenMove: MoveKind<Move, MoveReceipt> = {
  kind: 'between',
  codec: jsonCodec(({ from, to, amount }) => isWhole(from) && isWhole(to) && isWhole(amount)),
  perform: moveBetween,
  outcome: moveOutcome,
  refresh: refreshHeld,
  amount: ({ amount }) => amount,
  path: ({ to }) => pathTo('/ewa/accounts/move', {}, { to }),
};
