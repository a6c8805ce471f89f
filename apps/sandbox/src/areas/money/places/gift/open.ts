import type { Language } from '@dayfare/domain/product';
import { underLocks } from '../../../../platform/db/transaction.ts';
import { isSwitchedOn } from '../../../../platform/http/configuration.ts';
import { Refusal } from '../../../../platform/http/refusal.ts';
import { openPlace } from '../../accounts/open-place.ts';
import type { SignedInContext } from '../../core/contexts.ts';
import { lockEmployee } from '../../core/owner.ts';

const names = {
  en: 'Amazon gift card',
  es: 'Tarjeta de regalo de Amazon',
  fr: 'Carte-cadeau Amazon',
} as const satisfies Record<Language, string>;

/** Makes an Amazon gift card one of the places that money can be sent to. Refuses with AmazonNotAvailable where it is switched off. */
export function openGiftCard(context: SignedInContext): Promise<{ readonly instrumentId: number }> {
  const { db, employee, language } = context;
  if (!isSwitchedOn(context, 'EnableAmazon')) throw new Refusal('AmazonNotAvailable');
  return underLocks(db, async (tx) => {
    await lockEmployee(tx, employee.id);
    return openPlace(tx, employee.id, { kind: 'Amazon', displayText: names[language], imageName: 'gift' });
  });
}
