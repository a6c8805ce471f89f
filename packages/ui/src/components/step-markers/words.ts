import type { Words } from '../../messages/words.ts';

/** What a step of a series says of itself. */
export interface StepWords {
  /** What a step of a series is, spoken after its name. */
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
