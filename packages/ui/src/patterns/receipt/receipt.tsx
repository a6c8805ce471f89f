'use client';

import type { ReactNode } from 'react';
import {
  Illustration,
  type IllustrationName,
} from '../../components/empty-state/illustrations/illustration.tsx';
import { Amount } from '../../primitives/amount/amount.tsx';
import { type RootProps, rootProps } from '../../primitives/root-props.ts';
import { Stack } from '../../primitives/stack/stack.tsx';
import { Text } from '../../primitives/text/text.tsx';
import {
  type TransferDescription,
  TransferFacts,
  type TransferFactsText,
} from '../transfer-facts/transfer-facts.tsx';
import * as styles from './receipt.css.ts';

/** How a transfer ended, as far as is known. `unknown`: the response was lost, and it is being checked. */
export type ReceiptOutcome = 'settled' | 'pending' | 'unknown' | 'failed';

const pictures = {
  settled: 'success',
  // Sending is what people came for; the text says that the money is still on its way.
  pending: 'success',
  unknown: 'checking',
  failed: 'failed',
} as const satisfies Record<ReceiptOutcome, IllustrationName>;

/** Texts of the receipt. */
export interface ReceiptText extends TransferFactsText {
  /** The result in a few words: "It's on its way" or "We are checking whether it moved". */
  title: string;
  /** What that means and what happens next; for a failure, also that nothing was taken. */
  message: string;
}

export interface ReceiptProps extends RootProps {
  /** The result of the transfer. */
  outcome: ReceiptOutcome;
  /** What is known of it. */
  transfer: TransferDescription;
  /** How far it has come, above the facts: a `Timeline`. */
  progress?: ReactNode;
  /** Buttons: e-mail the receipt, take it next day instead. */
  actions: ReactNode;
  /** Texts of the disclosure. */
  text: ReceiptText;
}

/** The result of a transfer, with the number that proves it. */
export function Receipt({ outcome, transfer, progress, actions, text, ...root }: ReceiptProps) {
  return (
    <Stack {...rootProps(root)} gap="section">
      <div className={styles.outcome}>
        <Illustration key={outcome} name={pictures[outcome]} />
        <Amount minor={transfer.amountMinor} currency={transfer.currency} size="hero" align="center" />
        {/* The outcome may become known while the receipt is open. */}
        <div role="status" className={styles.words}>
          <Text variant="title" align="center" isBalanced isFocusTarget>
            {text.title}
          </Text>
          <Text tone="muted" align="center" isBalanced>
            {text.message}
          </Text>
        </div>
      </div>
      {progress}
      <TransferFacts transfer={transfer} text={text} />
      <Stack gap={2}>{actions}</Stack>
    </Stack>
  );
}
