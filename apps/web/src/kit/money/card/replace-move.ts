import { refreshCard } from '@dayfare/api/card/queries';
import {
  type Replacement,
  type ReplacementReceipt,
  replaceCard,
  replacementOutcome,
} from '@dayfare/api/card/replace-queries';
import { moneyKeys } from '@dayfare/api/money/queries';
import { cardAddressProblems, replacementReason } from '@dayfare/domain/card';
import type { QueryClient } from '@tanstack/react-query';
import { pathTo } from '../../../platform/navigation/path-to.ts';
import { isWhole, jsonCodec, type MoveKind } from '../move/move-kind.ts';

type Address = Replacement['address'];

const isAddress = (read: unknown): read is Address =>
  typeof read === 'object' &&
  read !== null &&
  (['addressLine1', 'addressLine2', 'city', 'state', 'zipcode'] as const).every(
    (field) => typeof (read as Readonly<Record<string, unknown>>)[field] === 'string',
  ) &&
  cardAddressProblems(read as Address) === null;

/** Refetches the card, and what is in it after a fee. */
async function refresh(client: QueryClient): Promise<void> {
  await Promise.all([refreshCard(client), client.invalidateQueries({ queryKey: moneyKeys.instruments })]);
}

/** A card that takes the place of one that is lost, stolen or damaged, and its fee, which may be nothing. */
export const replaceMove: MoveKind<Replacement, ReplacementReceipt> = {
  kind: 'card-replacement',
  codec: jsonCodec(
    ({ cardId, reason, address, fee }) =>
      isWhole(cardId) && replacementReason.is(reason) && isAddress(address) && (fee === 0 || isWhole(fee)),
  ),
  perform: replaceCard,
  outcome: replacementOutcome,
  refresh,
  amount: ({ fee }) => fee,
  path: () => pathTo('/card/replace'),
};
