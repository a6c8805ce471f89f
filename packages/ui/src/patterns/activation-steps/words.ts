import type { Words } from '../../messages/words.ts';

/** Built-in texts of the screen. */
export interface ActivationStepsText {
  /** Name of the progress indicator. */
  progress: string;
  /** How many steps are done: "2 of 4 done". */
  done: (done: number, total: number) => string;
}

export const words: Words<ActivationStepsText> = {
  en: { progress: 'Activation', done: (done, total) => `${done} of ${total} done` },
  es: { progress: 'Activación', done: (done, total) => `${done} de ${total} listos` },
  fr: {
    progress: 'Activation',
    // In French, zero and one are both singular.
    done: (done, total) => `${done} sur ${total} ${done < 2 ? 'terminée' : 'terminées'}`,
  },
};
