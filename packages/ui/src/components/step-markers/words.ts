import type { Words } from '../../messages/words.ts';

/** Texts for the steps of a process. */
export interface StepWords {
  /** States of a step, read after its name. */
  stepDone: string;
  stepCurrent: string;
  stepUpcoming: string;
  stepFailed: string;
  stepOf: (position: number, total: number) => string;
}

export const words: Words<StepWords> = {
  en: {
    stepDone: 'done',
    stepCurrent: 'now',
    stepUpcoming: 'to come',
    stepFailed: 'did not work',
    stepOf: (position, total) => `Step ${position} of ${total}`,
  },
  es: {
    stepDone: 'hecho',
    stepCurrent: 'ahora',
    stepUpcoming: 'pendiente',
    stepFailed: 'no funcionó',
    stepOf: (position, total) => `Paso ${position} de ${total}`,
  },
  fr: {
    stepDone: 'fait',
    stepCurrent: 'en cours',
    stepUpcoming: 'à venir',
    stepFailed: 'échoué',
    stepOf: (position, total) => `Étape ${position} sur ${total}`,
  },
};
