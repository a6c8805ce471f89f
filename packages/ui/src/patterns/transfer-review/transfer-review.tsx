'use client';

import type { ReactNode } from 'react';
import { Amount } from '../../primitives/amount/amount.tsx';
import { type FieldRootProps, fieldRoot } from '../../primitives/field-root.ts';
import { Stack } from '../../primitives/stack/stack.tsx';
import { Text } from '../../primitives/text/text.tsx';
import { Details } from '../shared/details.tsx';
import { Moment } from '../shared/moment.tsx';

/** Names of the facts. */
export interface TransferReviewText {
  /** Above the amount, e.g. "You get". */
  amount: string;
  to: string;
  speed: string;
  fee: string;
  /** In place of a fee of zero, e.g. "Free". */
  free: string;
  arrives: string;
  /** "Out of your pay": amount and fee together. */
  total: string;
  /** "Left on payday, about". */
  leftOnPayday: string;
  /** "Fees this year, with this one". */
  feesThisYear: string;
}

export interface TransferReviewProps extends FieldRootProps {
  /** ISO 4217 code of all amounts. */
  currency: string;
  /** What arrives, minor units. */
  amountMinor: number;
  /** What it costs, minor units. */
  feeMinor: number;
  /** What comes off the next pay: amount and fee, minor units. */
  totalMinor: number;
  /** About how much is left on payday, minor units. */
  leftOnPaydayMinor: number;
  /** Fees of this calendar year with this one, minor units. */
  feesThisYearMinor: number;
  /** Where it goes. */
  destination: { name: string; detail?: string | undefined };
  /** Name of the chosen speed. */
  speed: string;
  /** When it arrives, ISO 8601. */
  arrivesAt: string;
  /** IANA zone of that time; the reader's own by default. */
  timeZone?: string | undefined;
  /** The agreement: a `PolicyCheckbox`. */
  policy: ReactNode;
  /** A `Banner` when the last try went wrong; stands above everything. */
  banner?: ReactNode | undefined;
  /** All its words. */
  text: TransferReviewText;
}

/** Everything that will happen, before it does. The button that does it is the screen's. */
export function TransferReview(props: TransferReviewProps) {
  const { currency, destination, text, timeZone } = props;
  const amount = (minor: number) => <Amount minor={minor} currency={currency} isStrong />;
  return (
    <Stack {...fieldRoot(props)} gap="section">
      {props.banner}
      <Stack gap={1}>
        <Text variant="label" tone="muted" align="center">
          {text.amount}
        </Text>
        <Amount minor={props.amountMinor} currency={currency} size="hero" align="center" />
      </Stack>
      <Details
        details={[
          { name: text.to, value: destination.name, hint: destination.detail },
          { name: text.speed, value: props.speed },
          { name: text.arrives, value: <Moment at={props.arrivesAt} timeZone={timeZone} /> },
          { name: text.fee, value: props.feeMinor === 0 ? text.free : amount(props.feeMinor) },
          { name: text.total, value: amount(props.totalMinor) },
        ]}
      />
      <Details
        details={[
          { name: text.leftOnPayday, value: amount(props.leftOnPaydayMinor) },
          { name: text.feesThisYear, value: amount(props.feesThisYearMinor) },
        ]}
      />
      {props.policy}
    </Stack>
  );
}
