import type { Words } from '../../messages/words.ts';

/** What the table behind the chart says by itself. */
export interface ChartTableWords {
  /** Caption of the table behind a chart; `title` is the chart's own. */
  chartTableCaption: (title: string) => string;
}

export const words: Words<ChartTableWords> = {
  en: {
    chartTableCaption: (title) => `${title}, as a table`,
  },
  es: {
    chartTableCaption: (title) => `${title}, en forma de tabla`,
  },
  fr: {
    chartTableCaption: (title) => `${title}, sous forme de tableau`,
  },
};
