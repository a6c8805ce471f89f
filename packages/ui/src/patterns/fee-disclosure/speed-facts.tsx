import { useLocale } from 'react-aria-components/I18nProvider';
import { Amount } from '../../primitives/amount/amount.tsx';
import { amountFormat, amountText } from '../../primitives/amount/amount-parts.ts';
import { Moment } from '../shared/moment.tsx';
import * as styles from './speed-facts.css.ts';

/** Texts of the disclosure. */
export interface SpeedFactsText {
  /** Shown instead of a fee of zero: "Free". */
  free: string;
  fee: string;
  arrives: string;
  /** Amount plus fee: "Out of your pay". */
  total: string;
}

interface SpeedFactsProps {
  feeMinor: number;
  amountMinor: number;
  currency: string;
  /** Omitted while the option is not available. */
  arrivesAt: string | undefined;
  timeZone: string | undefined;
  text: SpeedFactsText;
}

/** What an option costs, when it arrives and what it takes from the pay: the same facts in the same order for both. */
export function SpeedFacts({ feeMinor, amountMinor, currency, arrivesAt, timeZone, text }: SpeedFactsProps) {
  const { locale } = useLocale();
  // Not an `Amount`, which sets cents smaller: a fee must not look smaller than the word "Free" next to it.
  const fee = feeMinor === 0 ? text.free : amountText(feeMinor, amountFormat(locale, currency));
  return (
    <span className={styles.facts}>
      <span className={styles.fact}>
        <span className={styles.name}>{text.fee}</span> <span className={styles.fee}>{fee}</span>
      </span>{' '}
      {arrivesAt && (
        <span className={styles.fact}>
          <span className={styles.name}>{text.arrives}</span>{' '}
          <span className={styles.value}>
            <Moment at={arrivesAt} timeZone={timeZone} />
          </span>
        </span>
      )}{' '}
      <span className={styles.fact}>
        <span className={styles.name}>{text.total}</span>{' '}
        <span className={styles.value}>
          <Amount minor={amountMinor + feeMinor} currency={currency} />
        </span>
      </span>
    </span>
  );
}
