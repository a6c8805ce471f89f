import type { Words } from '../../messages/words.ts';

/** The statement, and the kinds of card it names. */
export interface IssuerWords {
  /** Names of the kinds of card. */
  prepaidCard: string;
  payrollCard: string;
  debitCard: string;
  /** `card` is one of the three above. */
  issuedBy: (card: string, bank: string) => string;
}

export const words: Words<IssuerWords> = {
  en: {
    prepaidCard: 'Prepaid Card',
    payrollCard: 'Payroll Card',
    debitCard: 'Debit Card',
    issuedBy: (card, bank) => `The ${card} is issued by ${bank}.`,
  },
  es: {
    prepaidCard: 'tarjeta prepagada',
    payrollCard: 'tarjeta de nómina',
    debitCard: 'tarjeta de débito',
    issuedBy: (card, bank) => `La ${card} es emitida por ${bank}.`,
  },
  fr: {
    prepaidCard: 'carte prépayée',
    payrollCard: 'carte de paie',
    debitCard: 'carte de débit',
    issuedBy: (card, bank) => `La ${card} est émise par ${bank}.`,
  },
};
