import type { Instrument } from '@dayfare/api/money/queries';
import type { MinorUnits } from '@dayfare/domain/money';

/** Something that money can be moved from. */
export interface MoveSource {
  /** Unlike every other's. */
  readonly value: string;
  /** The card or pot that it is in. */
  readonly instrument: Instrument;
  readonly balance: MinorUnits;
  /** Whether it is only what friends have paid into it. */
  readonly isFromFriends: boolean;
}

/** What we hold for a person, and, beside it, what friends have paid into it. */
export function moveSources(
  held: readonly (Instrument & { readonly balance: MinorUnits })[],
  fromFriends: readonly { readonly id: number; readonly amount: MinorUnits }[],
): readonly MoveSource[] {
  return held.flatMap((one) => {
    const all = { value: String(one.id), instrument: one, balance: one.balance, isFromFriends: false };
    const friends = fromFriends.find(({ id }) => id === one.id);
    if (!friends) return [all];
    return [all, { ...all, value: `friends:${one.id}`, balance: friends.amount, isFromFriends: true }];
  });
}
