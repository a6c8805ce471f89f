import { useState } from 'react';
import { Agreement } from '../../contracts/agreement.tsx';
import { agreementText } from './agreement-text.ts';
import { useMoneyTexts } from './use-money-texts.ts';

/** Whether the terms of a payment are agreed to. */
export interface Agreeing {
  readonly isAgreed: boolean;
  readonly isReading: boolean;
  readonly wasRefused: boolean;
  readonly read: (isReading: boolean) => void;
  readonly agree: (isAgreed: boolean) => void;
}

/** The state of an agreement; nothing is agreed to at first unless it was before. */
export function useAgreeing(wasAgreed = false): Agreeing {
  const [isAgreed, setAgreed] = useState(wasAgreed);
  const [isReading, read] = useState(false);
  const [wasRefused, setRefused] = useState(false);
  const agree = (agreed: boolean) => {
    setRefused(!agreed);
    setAgreed(agreed);
  };
  return { isAgreed, isReading, wasRefused, read, agree };
}

export interface PayAgreementProps {
  /** What is agreed to: its type, and the documents of that type. */
  of: { readonly contractType: number; readonly contractIds: readonly number[] };
  agreeing: Agreeing;
  isLocked: boolean;
  /** Said after the documents were closed without agreeing. */
  refused: string;
}

/** What is agreed to before something is paid from pay. */
export function PayAgreement({ of, agreeing, isLocked, refused }: PayAgreementProps) {
  const common = useMoneyTexts();
  const { contractType, contractIds } = of;
  const { isAgreed, isReading, wasRefused, read, agree } = agreeing;
  return (
    <Agreement
      contractType={contractType}
      contractIds={contractIds}
      isAgreed={isAgreed}
      isLocked={isLocked}
      isOpen={isReading}
      onOpenChange={read}
      onAgree={agree}
      error={wasRefused && !isAgreed ? refused : undefined}
      text={agreementText(common, contractIds.length)}
    />
  );
}
