import { randomUUID } from 'node:crypto';
import { walletType } from '@dayfare/domain/card';
import { sealAtRest } from '../../platform/db/keys.ts';
import { underLocks } from '../../platform/db/transaction.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { lockEmployee } from '../money/index.ts';
import { type ApiContext, type SignedIn, spendProof, warn } from '../session/index.ts';
import { requireAble, requireCard } from './find-card.ts';

const added = {
  en: 'your card is being added to a wallet on a phone.',
  es: 'tu tarjeta se está agregando a una billetera de un teléfono.',
  fr: 'votre carte est ajoutée au portefeuille d’un téléphone.',
} as const;

/** Which wallet a card is made ready for, and on which phone. */
export interface Provision {
  readonly cardID: number;
  readonly wallet: number;
  readonly nonce: string;
  readonly walletId: string;
  readonly deviceId: string;
}

/**
 * Makes a card ready for a wallet, after a proof, and tells its owner. What the wallet is given names the card by a number of its own, sealed: the card's
 * number is in none of it. Refuses with CardNotFound, CardNotChangeable, ProofRequired, or InvalidRequest for a wallet that gave nothing to
 * begin with.
 */
export function provision(
  context: ApiContext & SignedIn,
  { cardID, wallet, nonce, walletId, deviceId }: Provision,
): Promise<{ payload: string }> {
  const { db, clock, employee } = context;
  const type = walletType.fromWire(wallet);
  if (!type) throw new Refusal('InvalidRequest', undefined, 'wallet');
  if (nonce === '' && walletId === '') throw new Refusal('InvalidRequest', undefined, 'walletId');
  return underLocks(db, async (tx) => {
    const person = await lockEmployee(tx, employee.id);
    const { row, parts } = await requireCard(tx, employee.id, cardID);
    requireAble('addToWallet', parts);
    // Last, so that no code is asked for when it would be refused anyway.
    await spendProof({ ...context, db: tx }, employee.pinToEmail);
    await warn(tx, person, added, { byEmail: !person.pinToEmail, at: clock.now() });
    return { payload: sealAtRest(JSON.stringify([randomUUID(), row.id, type, nonce, walletId, deviceId])) };
  });
}
