'use client';

import type { ReactNode } from 'react';
import { useWords } from '../../messages/words.ts';
import { type RootProps, rootProps } from '../../primitives/root-props.ts';
import { Superscript } from '../superscript/superscript.tsx';
import { type CardKind, cardKind } from './card-kind.ts';
import * as styles from './issuer-statement.css.ts';
import { type IssuerWords, words } from './words.ts';

export { words as issuerStatementWords } from './words.ts';

interface OwnProps {
  /** The API's card type: GPR, CIP, CIP1, NoCIP, Debit; anything else counts as prepaid. */
  cardType?: string | null | undefined;
  /** The bank that issues the card, with the legal addition to its name: "Example Bank, N.A., Member FDIC". */
  bank: string;
  /** Additional sentences that the bank requires. */
  children?: ReactNode | undefined;
}

export type IssuerStatementProps = OwnProps & RootProps;

const wordOf = {
  prepaid: 'prepaidCard',
  payroll: 'payrollCard',
  debit: 'debitCard',
} as const satisfies Record<CardKind, keyof IssuerWords>;

/** States which bank issues the card. The card's type decides the wording. */
export function IssuerStatement({ cardType, bank, children, ...rest }: IssuerStatementProps) {
  const messages = useWords(words);
  const kind = cardKind(cardType);
  // The final period of "Example Bank, N.A." also ends the sentence.
  const name = bank.replace(/\.$/, '');
  return (
    <div {...rootProps(rest)} className={styles.statement} data-kind={kind}>
      <p className={styles.sentence}>
        <Superscript text={messages.issuedBy(messages[wordOf[kind]], name)} />
      </p>
      {children}
    </div>
  );
}
