'use client';

import { useLocale } from 'react-aria-components/I18nProvider';
import { Amount } from '../../primitives/amount/amount.tsx';
import type { RootProps } from '../../primitives/root-props.ts';
import { type ChartTableText, ChartWithTable } from '../bar-chart/chart-with-table.tsx';
import { dateName } from '../bar-chart/day-names.ts';
import { DayTable, type DayTableText } from '../bar-chart/day-table.tsx';
import * as styles from './forecast-chart.css.ts';
import { type ForecastDay, heightOf, layOutLine } from './shape.ts';

export type { ForecastDay } from './shape.ts';

/** Texts of the chart. */
export type ForecastChartText = DayTableText &
  ChartTableText & {
    /** What the line at the top stands for: "Goal". */
    goal: string;
  };

interface OwnProps {
  /** What the line shows: "How it adds up". Names the chart and its table. */
  title: string;
  /** What there is now, and after each deposit, in order. */
  points: readonly ForecastDay[];
  /** What the goal comes to, in minor units. */
  target: number;
  /** ISO 4217 code. */
  currency: string;
  /** Texts around the line. */
  text: ForecastChartText;
}

export type ForecastChartProps = OwnProps & RootProps<HTMLElement>;

/** What a goal comes to, deposit by deposit. The line is a visual aid; the same figures are a table, which anyone can show. */
export function ForecastChart({ title, points, target, currency, text, ...rest }: ForecastChartProps) {
  const { locale } = useLocale();
  const line = layOutLine(points, target);
  const highest = Math.max(target, ...points.map(({ minor }) => minor), 1);
  const goalAt = heightOf(target, highest);
  const [first, last] = [points[0], points.at(-1)];
  return (
    <ChartWithTable
      {...rest}
      {...{ title, text }}
      picture={
        first &&
        last && (
          <>
            <div className={styles.goal}>
              <span>{text.goal}</span>
              <span className={styles.goalValue}>
                <Amount minor={target} currency={currency} />
              </span>
            </div>
            <svg
              className={styles.plot}
              viewBox="0 0 100 100"
              preserveAspectRatio="none"
              focusable="false"
              aria-hidden
            >
              <polygon className={styles.area} points={`0,100 ${line.join(' ')} 100,100`} />
              <line className={styles.goalLine} x1="0" x2="100" y1={goalAt} y2={goalAt} />
              <line className={styles.baseline} x1="0" x2="100" y1="100" y2="100" />
              <polyline className={styles.path} points={line.join(' ')} />
            </svg>
            <div className={styles.axis}>
              <span>{text.today}</span>
              <span>{dateName(last.date, locale)}</span>
            </div>
          </>
        )
      }
      table={(id, isVisible) => (
        <DayTable
          {...{ title, currency, text, locale, id, isVisible }}
          days={points}
          today={first?.date}
          nameOf={dateName}
        />
      )}
    />
  );
}
