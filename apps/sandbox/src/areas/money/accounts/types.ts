import type { WireInstrumentTypes } from '@dayfare/api/money/accounts/accounts-contract';
import { type InstrumentKind, instrumentKind } from '@dayfare/domain/money';
import type { Language } from '@dayfare/domain/product';

interface TypeTexts {
  readonly displayText: string;
  readonly description: string;
}

const types: readonly {
  readonly kind: InstrumentKind;
  readonly texts: Readonly<Record<Language, TypeTexts>>;
}[] = [
  {
    kind: 'BankAccount',
    texts: {
      en: { displayText: 'Bank account', description: 'Free on the next business day.' },
      es: { displayText: 'Cuenta bancaria', description: 'Gratis el siguiente día hábil.' },
      fr: { displayText: 'Compte bancaire', description: 'Gratuit le jour ouvrable suivant.' },
    },
  },
  {
    kind: 'Card',
    texts: {
      en: { displayText: 'Debit card', description: 'In minutes, for a fee.' },
      es: { displayText: 'Tarjeta de débito', description: 'En minutos, con una comisión.' },
      fr: { displayText: 'Carte de débit', description: 'En quelques minutes, moyennant des frais.' },
    },
  },
  {
    kind: 'CashPickup',
    texts: {
      en: { displayText: 'Cash pickup', description: 'At a counter near you.' },
      es: { displayText: 'Efectivo en ventanilla', description: 'En una ventanilla cerca de ti.' },
      fr: { displayText: 'Argent comptant', description: 'À un comptoir près de chez vous.' },
    },
  },
  {
    kind: 'Biller',
    texts: {
      en: { displayText: 'Biller', description: 'Pays a bill from your pay.' },
      es: { displayText: 'Empresa de servicios', description: 'Paga una factura con tu sueldo.' },
      fr: { displayText: 'Fournisseur', description: 'Paie une facture avec votre paie.' },
    },
  },
  {
    kind: 'Amazon',
    texts: {
      en: { displayText: 'Amazon gift card', description: 'A code that is spent at Amazon.' },
      es: { displayText: 'Tarjeta de regalo de Amazon', description: 'Un código para gastar en Amazon.' },
      fr: { displayText: 'Carte-cadeau Amazon', description: 'Un code à dépenser chez Amazon.' },
    },
  },
];

/** The kinds of accounts and cards that can be added. */
export function instrumentTypes(language: Language): WireInstrumentTypes {
  return {
    instrumentTypes: types.map(({ kind, texts }) => ({
      instrumentType: instrumentKind.toWire(kind),
      ...texts[language],
    })),
  };
}
