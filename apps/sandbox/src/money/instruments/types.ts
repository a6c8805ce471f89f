import type { WireInstrumentTypes } from '@dayfare/api/money/instruments-contract';
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
      es: { displayText: 'Tarjeta de débito', description: 'En minutos, con un cargo.' },
      fr: { displayText: 'Carte de débit', description: 'En quelques minutes, moyennant des frais.' },
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
