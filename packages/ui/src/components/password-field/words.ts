import type { Words } from '../../messages/words.ts';

/** What the list of rules says by itself. */
export interface PolicyWords {
  /** How far a password meets its rules; said when typing pauses. */
  rulesMet: (met: number, total: number) => string;
  /** Spoken before a rule that a password meets, and before one that it does not. */
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
