import type { ReactNode } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { Amount } from '../../primitives/amount/amount.tsx';
import { amountFormat, amountText } from '../../primitives/amount/amount-parts.ts';
import { VisuallyHidden } from '../../primitives/visually-hidden/visually-hidden.tsx';
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
  /** Name of this fee. Default: that of the texts. */
  feeName?: string | undefined;
  /** What it is for, or why it is lower than usual. */
  feeHint?: string | undefined;
  /** What comes off the pay. Default: amount and fee. */
  totalMinor?: number | undefined;
  amountMinor: number;
  currency: string;
  /** Omitted while the option is not available. */
  arrivesAt: string | undefined;
  /** Why it arrives later than usual. */
  arrivesHint?: string | undefined;
  timeZone: string | undefined;
  /** The values keep their room and are not shown. */
  isPending: boolean;
  text: SpeedFactsText;
}

/** What an option costs, when it arrives and what it takes from the pay: the same facts in the same order for both. */
export function SpeedFacts(props: SpeedFactsProps) {
  const { feeMinor, amountMinor, currency, arrivesAt, timeZone, isPending, text } = props;
  const { feeName = text.fee, feeHint, arrivesHint, totalMinor = amountMinor + feeMinor } = props;
  const { locale } = useLocale();
  // Not an `Amount`, which sets cents smaller: a fee must not look smaller than the word "Free" next to it.
  const fee = feeMinor === 0 ? text.free : amountText(feeMinor, amountFormat(locale, currency));
  return (
    <span className={styles.facts}>
      <span className={styles.feeFact}>
        {feeMinor === 0 ? (
          <>
            <VisuallyHidden>{feeName}</VisuallyHidden>
            {/* The same room as the name of the other fee takes. */}
            <span aria-hidden="true" className={styles.name}>
              {'\u00a0'}
            </span>
          </>
        ) : (
          <span className={styles.name}>{feeName}</span>
        )}{' '}
        <Value isPending={isPending} kind="fee">
          {fee}
        </Value>
      </span>{' '}
      {feeHint && <span className={styles.name}>{feeHint}</span>}{' '}
      {arrivesAt && (
        <span className={styles.fact}>
          <span className={styles.name}>{text.arrives}</span>{' '}
          <Value isPending={isPending} kind="value">
            <Moment at={arrivesAt} timeZone={timeZone} />
          </Value>
          {arrivesHint && !isPending && <span className={styles.name}> {arrivesHint}</span>}
        </span>
      )}{' '}
      <span className={styles.fact}>
        <span className={styles.name}>{text.total}</span>{' '}
        <Value isPending={isPending} kind="value">
          <Amount minor={totalMinor} currency={currency} />
        </Value>
      </span>
    </span>
  );
}

interface ValueProps {
  isPending: boolean;
  kind: 'fee' | 'value';
  children: ReactNode;
}

/** A value, or the room that it will take. */
function Value({ isPending, kind, children }: ValueProps) {
  return (
    <span className={kind === 'fee' ? styles.fee : styles.value}>
      {isPending ? (
        <span aria-hidden="true" className={styles.pending}>
          <span className={styles.unseen}>{children}</span>
        </span>
      ) : (
        children
      )}
    </span>
  );
}
