'use client';

import type { ReactNode } from 'react';
import {
  Illustration,
  type IllustrationName,
} from '../../components/empty-state/illustrations/illustration.tsx';
import { Amount } from '../../primitives/amount/amount.tsx';
import { type FieldRootProps, fieldRoot } from '../../primitives/field-root.ts';
import { Stack } from '../../primitives/stack/stack.tsx';
import { Text } from '../../primitives/text/text.tsx';
import { type Detail, Details } from '../shared/details.tsx';
import { Moment } from '../shared/moment.tsx';
import { CopyId } from './copy-id.tsx';
import * as styles from './receipt.css.ts';

/** How a transfer ended, as far as is known. `unknown`: the answer was lost, and it is being checked. */
export type ReceiptOutcome = 'settled' | 'pending' | 'unknown' | 'failed';

const pictures = {
  settled: 'success',
  // Sent is the moment that people came for; that it still travels is said in words.
  pending: 'success',
  unknown: 'checking',
  failed: 'server-down',
} as const satisfies Record<ReceiptOutcome, IllustrationName>;

/** The receipt's words. */
export interface ReceiptText {
  /** The outcome in a few words, e.g. "It's on its way" or "We are checking whether it moved". */
  title: string;
  /** What that means and what happens next; for a failure also that nothing was taken. */
  message: string;
  transactionId: string;
  /** Spoken name of the copying, e.g. "copy". */
  copy: string;
  copied: string;
  notCopied: string;
  to: string;
  fee: string;
  /** In place of a fee of zero. */
  free: string;
  arrives: string;
  /** Name of the speed's line. Default: no such line. */
  speed?: string | undefined;
  /** Name of the line with amount and fee together. Default: no such line. */
  total?: string | undefined;
}

export interface ReceiptProps extends FieldRootProps {
  /** What became of the transfer. */
  outcome: ReceiptOutcome;
  /** ISO 4217 code. */
  currency: string;
  /** Minor units. */
  amountMinor: number;
  /** Minor units. */
  feeMinor: number;
  /** Where the money went; `detail` is the last four digits as a rule. */
  destination: { name: string; detail?: string | undefined };
  /** Missing as long as the server has given none. */
  transactionId?: string | undefined;
  /** When it arrives, ISO 8601; left out for what failed or is unknown. */
  arrivesAt?: string | undefined;
  /** IANA zone of that time; the reader's own by default. */
  timeZone?: string | undefined;
  /** Name of the speed, for the line `text.speed`. */
  speed?: string | undefined;
  /** Buttons: done, e-mail the receipt, take it next day instead. */
  actions: ReactNode;
  /** All its words. */
  text: ReceiptText;
}

/** What became of a transfer, with the number that proves it. */
export function Receipt(props: ReceiptProps) {
  const { outcome, currency, amountMinor, feeMinor, destination, transactionId, arrivesAt, text } = props;
  const details: Detail[] = [
    { name: text.to, value: destination.name, hint: destination.detail },
    ...(text.speed && props.speed ? [{ name: text.speed, value: props.speed }] : []),
    ...(arrivesAt
      ? [{ name: text.arrives, value: <Moment at={arrivesAt} timeZone={props.timeZone} /> }]
      : []),
    {
      name: text.fee,
      value: feeMinor === 0 ? text.free : <Amount minor={feeMinor} currency={currency} isStrong />,
    },
    ...(text.total
      ? [
          {
            name: text.total,
            value: <Amount minor={amountMinor + feeMinor} currency={currency} isStrong />,
          },
        ]
      : []),
    ...(transactionId
      ? [
          {
            name: text.transactionId,
            value: (
              <CopyId id={transactionId} label={text.copy} copied={text.copied} notCopied={text.notCopied} />
            ),
          },
        ]
      : []),
  ];
  return (
    <Stack {...fieldRoot(props)} gap="section">
      <div className={styles.outcome}>
        <Illustration key={outcome} name={pictures[outcome]} />
        <Amount minor={amountMinor} currency={currency} size="hero" align="center" />
        {/* The outcome may become known while the receipt is open. */}
        <div role="status" className={styles.words}>
          <Text variant="title" align="center" isBalanced isFocusTarget>
            {text.title}
          </Text>
          <Text tone="muted" align="center">
            {text.message}
          </Text>
        </div>
      </div>
      <Details details={details} />
      <Stack gap={2}>{props.actions}</Stack>
    </Stack>
  );
}
