import type { Words } from '../../messages/words.ts';

/** Names of the day's figures. */
export interface EarningsDayText {
  earned: string;
  regular: string;
  overtime: string;
  doubleOvertime: string;
  total: string;
}

export const words: Words<EarningsDayText> = {
  en: {
    earned: 'Earned',
    regular: 'Regular',
    overtime: 'Overtime',
    doubleOvertime: 'Double overtime',
    total: 'Total hours',
  },
  es: {
    earned: 'Ganado',
    regular: 'Horas normales',
    overtime: 'Horas extra',
    doubleOvertime: 'Horas extra dobles',
    total: 'Total de horas',
  },
  fr: {
    earned: 'Gagné',
    regular: 'Heures normales',
    overtime: 'Heures supplémentaires',
    doubleOvertime: 'Heures supplémentaires doubles',
    total: 'Total des heures',
  },
};
