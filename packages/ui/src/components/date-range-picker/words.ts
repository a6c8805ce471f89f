import type { Words } from '../../messages/words.ts';

/** Built-in texts of a date range. */
export interface DateRangeWords {
  /** The end is before the start. */
  endsBeforeStart: string;
}

export const words: Words<DateRangeWords> = {
  en: { endsBeforeStart: 'The last day is before the first. Change one of them.' },
  es: { endsBeforeStart: 'El último día es anterior al primero. Cambie uno de los dos.' },
  fr: { endsBeforeStart: 'Le dernier jour précède le premier. Modifiez l’un des deux.' },
};
