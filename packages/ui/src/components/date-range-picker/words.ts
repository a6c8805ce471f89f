import type { Words } from '../../messages/words.ts';

/** What a span of days says by itself. */
export interface DateRangeWords {
  /** Both days are there, in the wrong order. */
  endsBeforeStart: string;
}

export const words: Words<DateRangeWords> = {
  en: { endsBeforeStart: 'The last day is before the first. Change one of them.' },
  es: { endsBeforeStart: 'El último día es anterior al primero. Cambie uno de los dos.' },
  fr: { endsBeforeStart: 'Le dernier jour précède le premier. Modifiez l’un des deux.' },
};
