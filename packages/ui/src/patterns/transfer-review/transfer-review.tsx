'use client';

import type { ReactNode } from 'react';
import { Amount } from '../../primitives/amount/amount.tsx';
import { type RootProps, rootProps } from '../../primitives/root-props.ts';
import { Stack } from '../../primitives/stack/stack.tsx';
import { Text } from '../../primitives/text/text.tsx';
import { Details } from '../shared/details.tsx';
import { Moment } from '../shared/moment.tsx';
import {
  type TransferDescription,
  TransferFacts,
  type TransferFactsText,
} from '../transfer-facts/transfer-facts.tsx';

/** The review's words. */
export interface TransferReviewText extends TransferFactsText {
  /** Above the amount: "You get". */
  amount: string;
  /** "Left on payday, about". */
  leftOnPayday: string;
  /** "Fees this year, with this one". */
  feesThisYear: string;
}

export interface TransferReviewProps extends RootProps {
  /** What is to be sent, by the server's figures. */
  transfer: TransferDescription;
  /** Estimated pay left on payday, in minor units. */
  leftOnPaydayMinor: number;
  /** Fees of this calendar year including this one, in minor units. */
  feesThisYearMinor: number;
  /** Both speeds, to choose the other one: a `FeeDisclosure`. It says fee and arrival, so that the facts say only where it goes; those of the chosen speed stand below the amount as well, in sight on the smallest phone. */
  speeds?: ReactNode | undefined;
  /** The agreement: a `PolicyCheckbox`. */
  policy: ReactNode;
  /** A `Banner` if the last attempt failed; shown above everything. */
  banner?: ReactNode | undefined;
  /** Texts of the disclosure. */
  text: TransferReviewText;
}

/** Everything that will happen, before it does. The screen provides the button. */
export function TransferReview(props: TransferReviewProps) {
  const { transfer, text } = props;
  const { currency, amountMinor, feeMinor, arrivesAt, timeZone } = transfer;
  const amount = (minor: number) => <Amount minor={minor} currency={currency} isStrong />;
  return (
    <Stack {...rootProps(props)} gap="section">
      {props.banner}
      <Stack gap={1}>
        <Text variant="label" tone="muted" align="center">
          {text.amount}
        </Text>
        <Amount minor={amountMinor} currency={currency} size="hero" align="center" />
        {props.speeds && (
          <Text tone="muted" align="center">
            {arrivesAt && (
              <>
                {text.arrives} <Moment at={arrivesAt} timeZone={timeZone} />
                {' · '}
              </>
            )}
            {feeMinor === 0 ? (
              text.free
            ) : (
              <>
                {transfer.feeName ?? text.fee} <Amount minor={feeMinor} currency={currency} />
              </>
            )}
          </Text>
        )}
      </Stack>
      {props.speeds ? (
        <>
          <Details
            details={[{ name: text.to, value: transfer.destination.name, hint: transfer.destination.detail }]}
          />
          {props.speeds}
        </>
      ) : (
        <TransferFacts transfer={transfer} text={text} />
      )}
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
