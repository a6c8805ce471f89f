import type { Words } from '../../messages/words.ts';

/** Built-in texts of the list of requirements. */
export interface PolicyWords {
  /** How many requirements a password meets; announced when typing pauses. */
  rulesMet: (met: number, total: number) => string;
  /** Read before a requirement that is met, and before one that is not. */
  ruleMet: string;
  ruleNotMet: string;
}

export const words: Words<PolicyWords> = {
  en: {
    rulesMet: (met, total) => `${met} of ${total} rules met`,
    ruleMet: 'Met:',
    ruleNotMet: 'Not met yet:',
  },
  es: {
    rulesMet: (met, total) => `${met} de ${total} reglas cumplidas`,
    ruleMet: 'Se cumple:',
    ruleNotMet: 'Aún no se cumple:',
  },
  fr: {
    rulesMet: (met, total) => `${met} ${met < 2 ? 'règle respectée' : 'règles respectées'} sur ${total}`,
    ruleMet: 'Respectée\u00A0:',
    ruleNotMet: 'Pas encore respectée\u00A0:',
  },
};
