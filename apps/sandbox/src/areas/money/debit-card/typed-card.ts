import { Refusal } from '../../../platform/http/refusal.ts';
import type { ApiContext } from '../../session/index.ts';
import type { VaultedCard } from './card-vault.ts';
import { requireVault } from './frame.ts';

/** How long a card that was typed can be used, in milliseconds. */
const lifeMs = 30 * 60_000;

/** The card of a token; null if it was typed too long ago, or the token is unknown. Refuses with CardPageUnavailable. */
export async function findTypedCard(
  context: Pick<ApiContext, 'cardVault' | 'clock'>,
  token: string,
): Promise<VaultedCard | null> {
  const card = await requireVault(context).cardOf(token);
  return card && context.clock.real().getTime() - card.typedAt.getTime() < lifeMs ? card : null;
}

/** The same. Refuses with CardTokenExpired instead of null. */
export async function typedCard(
  context: Pick<ApiContext, 'cardVault' | 'clock'>,
  token: string,
): Promise<VaultedCard> {
  const card = await findTypedCard(context, token);
  if (!card) throw new Refusal('CardTokenExpired');
  return card;
}
