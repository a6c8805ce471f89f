import { useWords } from '../../messages/words.ts';
import { Amount } from '../../primitives/amount/amount.tsx';
import { VisuallyHidden } from '../../primitives/visually-hidden/visually-hidden.tsx';
import * as styles from './bar-chart.css.ts';
import type { ChartDay } from './bars.ts';
import { fullName } from './day-names.ts';
import { words } from './words.ts';

/** Texts of the table. */
export interface DayTableText {
  /** Heading of the day column. */
  day: string;
  /** Heading of the amount column. */
  amount: string;
  /** "Today", next to today's row. */
  today: string;
}

interface DayTableProps {
  title: string;
  days: readonly ChartDay[];
  /** ISO 4217 code. */
  currency: string;
  today: string | undefined;
  text: DayTableText;
  id: string;
  locale: string;
  /**
   * How a day is written.
   * @default with its weekday
   */
  nameOf?: ((date: string, locale: string) => string) | undefined;
  /** Whether the table is visible; it is always there for screen readers. */
  isVisible: boolean;
}

/** The same figures as a table: always available to assistive technology, and visible on request. */
export function DayTable({
  title,
  days,
  currency,
  today,
  text,
  id,
  locale,
  isVisible,
  nameOf = fullName,
}: DayTableProps) {
  const messages = useWords(words);
  const table = (
    <table className={styles.table}>
      <caption className={styles.caption}>{messages.chartTableCaption(title)}</caption>
      <thead>
        <tr>
          <th scope="col" className={styles.dayCell}>
            {text.day}
          </th>
          <th scope="col" className={styles.amountCell}>
            {text.amount}
          </th>
        </tr>
      </thead>
      <tbody>
        {days.map(({ date, minor }) => (
          <tr key={date}>
            <th scope="row" className={styles.dayCell}>
              {nameOf(date, locale)}
              {date === today && ` (${text.today})`}
            </th>
            <td className={styles.amountCell}>
              <Amount minor={minor} currency={currency} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
  return <div id={id}>{isVisible ? table : <VisuallyHidden as="div">{table}</VisuallyHidden>}</div>;
}
