import type { Words } from '../../messages/words.ts';

/** Names of a shift's facts. */
export interface ShiftDetailsText {
  date: string;
  time: string;
  location: string;
  /** Name of the list of segments. */
  segments: string;
  regular: string;
  break: string;
}

export const words: Words<ShiftDetailsText> = {
  en: {
    date: 'Date',
    time: 'Time',
    location: 'Location',
    segments: 'Segments',
    regular: 'Regular',
    break: 'Break',
  },
  es: {
    date: 'Fecha',
    time: 'Horario',
    location: 'Lugar',
    segments: 'Tramos',
    regular: 'Normal',
    break: 'Descanso',
  },
  fr: {
    date: 'Date',
    time: 'Heures',
    location: 'Lieu',
    segments: 'Périodes',
    regular: 'Travail',
    break: 'Pause',
  },
};
