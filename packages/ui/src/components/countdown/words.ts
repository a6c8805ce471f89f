import type { Words } from '../../messages/words.ts';

/** Texts announced for the remaining time. */
export interface CountdownWords {
  minutesLeft: (minutes: number) => string;
  secondsLeft: (seconds: number) => string;
  timeIsUp: string;
}

export const words: Words<CountdownWords> = {
  en: {
    minutesLeft: (minutes) => (minutes === 1 ? '1 minute left' : `${minutes} minutes left`),
    secondsLeft: (seconds) => (seconds === 1 ? '1 second left' : `${seconds} seconds left`),
    timeIsUp: 'The time is up',
  },
  es: {
    minutesLeft: (minutes) => (minutes === 1 ? 'Queda 1 minuto' : `Quedan ${minutes} minutos`),
    secondsLeft: (seconds) => (seconds === 1 ? 'Queda 1 segundo' : `Quedan ${seconds} segundos`),
    timeIsUp: 'Se acabó el tiempo',
  },
  fr: {
    minutesLeft: (minutes) => (minutes < 2 ? `Il reste ${minutes} minute` : `Il reste ${minutes} minutes`),
    secondsLeft: (seconds) => (seconds < 2 ? `Il reste ${seconds} seconde` : `Il reste ${seconds} secondes`),
    timeIsUp: 'Le temps est écoulé',
  },
};
