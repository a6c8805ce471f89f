import type { Words } from '../../messages/words.ts';

/** Built-in texts of the table behind the chart. */
export interface ChartTableWords {
  /** Caption of the table behind a chart; `title` is the chart's title. */
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
