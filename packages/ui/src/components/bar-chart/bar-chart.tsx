'use client';

import { useState } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { Amount } from '../../primitives/amount/amount.tsx';
import type { RootProps } from '../../primitives/root-props.ts';
import * as styles from './bar-chart.css.ts';
import type { ChartDay } from './bars.ts';
import { type ChartTableText, ChartWithTable } from './chart-with-table.tsx';
import { fullName } from './day-names.ts';
import { DayTable, type DayTableText } from './day-table.tsx';
import { Plot } from './plot.tsx';

export type { ChartDay } from './bars.ts';
export { words as barChartWords } from './words.ts';

/** Texts of the chart. */
export type BarChartText = DayTableText & ChartTableText;

interface OwnProps {
  /** What the bars show: "Earned each day". Names the chart and its table. */
  title: string;
  /** The days in order, one bar each; up to 14 fit on a phone. */
  days: readonly ChartDay[];
  /** ISO 4217 code. */
  currency: string;
  /** Today's date, `YYYY-MM-DD`, if it is one of the days. */
  today?: string | undefined;
  /** Texts around the bars. */
  text: BarChartText;
}

export type BarChartProps = OwnProps & RootProps<HTMLElement>;

/**
 * Earnings by day. The bars are a visual aid; assistive technology and keyboard users get the same figures as a real table, which anyone
 * can show.
 */
export function BarChart({ title, days, currency, today, text, ...rest }: BarChartProps) {
  const { locale } = useLocale();
  const [chosenDate, setChosenDate] = useState<string>();
  const chosen = days.find((day) => day.date === (chosenDate ?? today)) ?? days.at(-1);
  return (
    <ChartWithTable
      {...rest}
      {...{ title, text }}
      picture={
        chosen && (
          <>
            <div className={styles.readout}>
              <span>{chosen.date === today ? text.today : fullName(chosen.date, locale)}</span>
              <span className={styles.readoutValue}>
                <Amount minor={chosen.minor} currency={currency} />
              </span>
            </div>
            <Plot days={days} today={today} chosen={chosen.date} onChoose={setChosenDate} locale={locale} />
          </>
        )
      }
      table={(id, isVisible) => (
        <DayTable {...{ title, days, currency, today, text, locale, id, isVisible }} />
      )}
    />
  );
}
