import { underLocks } from '../../platform/db/transaction.ts';
import { frameFor, lockEmployee, requireVault } from '../money/index.ts';
import { type ApiContext, type SignedIn, spendProof, warn } from '../session/index.ts';
import { requireAble, requireCard } from './find-card.ts';

const shown = {
  en: 'the number of your card was shown.',
  es: 'se mostró el número de tu tarjeta.',
  fr: 'le numéro de votre carte a été affiché.',
} as const;

/**
 * Opens the frame that shows a card's number, expiration date and code, once. They go to the service that shows them and nowhere else.
 * Its owner is told
 * by the other channel. Refuses with CardNotFound, CardNotChangeable, CardPageUnavailable or ProofRequired.
 */
export async function revealCard(
  context: ApiContext & SignedIn,
  { cardID, origin }: { readonly cardID: number; readonly origin: string },
): Promise<{ readonly frameUrl: string }> {
  const { db, clock, employee } = context;
  const vault = requireVault(context);
  const command = frameFor(context, origin);
  const printed = await underLocks(db, async (tx) => {
    const person = await lockEmployee(tx, employee.id);
    const { row, parts } = await requireCard(tx, employee.id, cardID);
    requireAble('reveal', parts);
    await spendProof({ ...context, db: tx }, employee.pinToEmail);
    await warn(tx, person, shown, { byEmail: !person.pinToEmail, at: clock.now() });
    return { number: row.number, expiry: row.expiry, code: row.code };
  });
  return { frameUrl: await vault.show(printed, command) };
}
