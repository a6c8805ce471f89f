import type { Words } from '../../messages/words.ts';

/** Texts of the sheet. */
export interface LinkCardText {
  title: string;
  /** The question above the options. */
  question: string;
  payroll: string;
  payrollHelp: string;
  expense: string;
  expenseHelp: string;
  continue: string;
}

export const words: Words<LinkCardText> = {
  en: {
    title: 'Link a card',
    question: 'Which card is it?',
    payroll: 'Payroll card',
    payrollHelp: 'Your pay is loaded onto it.',
    expense: 'Expense card',
    expenseHelp: 'Your employer gave it to you for work expenses.',
    continue: 'Continue',
  },
  es: {
    title: 'Vincular una tarjeta',
    question: '¿Qué tarjeta es?',
    payroll: 'Tarjeta de nómina',
    payrollHelp: 'En ella recibes tu pago.',
    expense: 'Tarjeta de gastos',
    expenseHelp: 'Tu empleador te la dio para gastos de trabajo.',
    continue: 'Continuar',
  },
  fr: {
    title: 'Lier une carte',
    question: 'De quelle carte s’agit-il?',
    payroll: 'Carte de paie',
    payrollHelp: 'Votre paie y est versée.',
    expense: 'Carte de dépenses',
    expenseHelp: 'Votre employeur vous l’a remise pour les dépenses de travail.',
    continue: 'Continuer',
  },
};
