'use client';

import { Amount } from '../../primitives/amount/amount.tsx';
import { type RootProps, rootProps } from '../../primitives/root-props.ts';
import { type Detail, Details } from '../shared/details.tsx';
import { Moment } from '../shared/moment.tsx';
import { CopyId } from './copy-id.tsx';

/** A movement of money, before it is sent and after. */
export interface TransferDescription {
  /** ISO 4217 code of all amounts. */
  currency: string;
  /** The amount that arrives, in minor units. */
  amountMinor: number;
  /** The fee in minor units. */
  feeMinor: number;
  /** Name of the fee: "Program fee". Default: that of the texts. */
  feeName?: string | undefined;
  /** What it is for, or why it is lower than usual. */
  feeHint?: string | undefined;
  /** What comes off the balance: amount and fee, minor units. Left out where nothing was taken. */
  totalMinor?: number | undefined;
  /** Where it comes from, as "Early pay". Left out where that goes without saying. */
  source?: string | undefined;
  /** Where it goes; `detail` is the last four digits as a rule. */
  destination: { name: string; detail?: string | undefined };
  /** Name of its speed. Left out where it isn't known. */
  speed?: string | undefined;
  /** When it arrives, ISO 8601. Left out for what failed, or while it isn't known. */
  arrivesAt?: string | undefined;
  /**
   * IANA time zone of that time.
   * @default the reader's own time zone
   */
  timeZone?: string | undefined;
  /** Number that support asks for. Left out as long as the server has given none. */
  transactionId?: string | undefined;
}

/** Names of the facts. */
export interface TransferFactsText {
  from: string;
  to: string;
  speed: string;
  /** "Arrives", or "Arrived" once it has. */
  arrives: string;
  fee: string;
  /** Shown instead of a fee of zero: "Free". */
  free: string;
  /** "Comes off your balance", or "Came off" once it has. */
  total: string;
  transactionId: string;
  /** Accessible name of the copy button: "copy". */
  copy: string;
  copied: string;
  /** Shown when the browser does not allow copying. */
  notCopied: string;
}

export interface TransferFactsProps extends RootProps {
  /** What is known of it. */
  transfer: TransferDescription;
  /** Texts of the disclosure. */
  text: TransferFactsText;
}

/** What is known of a transfer but its amount, a line each: the same list before it is sent, on its receipt and later. */
export function TransferFacts({ transfer, text, ...root }: TransferFactsProps) {
  const { currency, feeMinor, totalMinor, destination, speed, arrivesAt, timeZone, transactionId } = transfer;
  const { source, feeName = text.fee, feeHint } = transfer;
  const amount = (minor: number) => <Amount minor={minor} currency={currency} isStrong />;
  const details: (Detail | false)[] = [
    source !== undefined && { name: text.from, value: source },
    { name: text.to, value: destination.name, hint: destination.detail },
    speed !== undefined && { name: text.speed, value: speed },
    arrivesAt !== undefined && { name: text.arrives, value: <Moment at={arrivesAt} timeZone={timeZone} /> },
    { name: feeName, value: feeMinor === 0 ? text.free : amount(feeMinor), hint: feeHint },
    totalMinor !== undefined && { name: text.total, value: amount(totalMinor) },
    transactionId !== undefined && {
      name: text.transactionId,
      value: <CopyId id={transactionId} label={text.copy} copied={text.copied} notCopied={text.notCopied} />,
    },
  ];
  return (
    <div {...rootProps(root)}>
      <Details details={details.filter((detail) => detail !== false)} />
    </div>
  );
}
