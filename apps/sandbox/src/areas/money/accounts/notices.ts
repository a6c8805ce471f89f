import type { Language } from '@dayfare/domain/product';
import { readVoice } from '@dayfare/themes/brands/read-voice';
import type { Db } from '../../../platform/db/db.ts';
import { languageOf } from '../../../platform/http/refusal.ts';
import { type Employee, textTo, warn } from '../../session/index.ts';
import { placeName } from '../core/place-name.ts';
import type { Instrument } from '../core/tables.ts';

type Words = (place: string) => string;

const changes = {
  added: {
    en: (place) => `${place} was added as a place for your pay.`,
    es: (place) => `se agregó ${place} como destino de tu pago.`,
    fr: (place) => `${place} a été ajouté comme destination de votre paie.`,
  },
  removed: {
    en: (place) => `${place} was removed from your accounts.`,
    es: (place) => `se quitó ${place} de tus cuentas.`,
    fr: (place) => `${place} a été retiré de vos comptes.`,
  },
} as const satisfies Record<string, Record<Language, Words>>;

const news = {
  arrived: {
    en: (place) => `two small deposits have arrived in ${place}. Enter their amounts to use the account.`,
    es: (place) => `llegaron dos depósitos pequeños a ${place}. Escribe sus montos para usar la cuenta.`,
    fr: (place) =>
      `deux petits dépôts sont arrivés à ${place}. Saisissez leurs montants pour utiliser le compte.`,
  },
  cardExpired: {
    en: (place) => `the card ${place} has expired. Type the new one to go on using it.`,
    es: (place) => `la tarjeta ${place} venció. Escribe la nueva para seguir usándola.`,
    fr: (place) => `la carte ${place} a expiré. Saisissez la nouvelle pour continuer à l’utiliser.`,
  },
  returned: {
    en: (place) => `the bank doesn’t know the account ${place}. Check its numbers and add it again.`,
    es: (place) => `el banco no reconoce la cuenta ${place}. Revisa sus números y agrégala de nuevo.`,
    fr: (place) =>
      `la banque ne reconnaît pas le compte ${place}. Vérifiez ses numéros et ajoutez-le de nouveau.`,
  },
} as const satisfies Record<string, Record<Language, Words>>;

/** Tells a person that an account or card was added or removed, by the other channel than the code that allowed it. */
export async function warnOfChange(
  tx: Db,
  employee: Employee,
  { change, instrument, at }: { change: keyof typeof changes; instrument: Instrument; at: Date },
): Promise<void> {
  const { en, es, fr } = changes[change];
  const place = placeName(instrument);
  await warn(
    tx,
    employee,
    { en: en(place), es: es(place), fr: fr(place) },
    { byEmail: !employee.pinToEmail, at },
  );
}

/** Texts a person what has become of the small deposits, or of a card. */
export async function tellOfNews(
  tx: Db,
  employee: Employee,
  { outcome, instrument, at }: { outcome: keyof typeof news; instrument: Instrument; at: Date },
): Promise<void> {
  const language = languageOf(employee.language);
  const { productName } = readVoice(employee.environment, language);
  await textTo(tx, employee, {
    body: `${productName}${language === 'fr' ? ' : ' : ': '}${news[outcome][language](placeName(instrument))}`,
    at,
  });
}
