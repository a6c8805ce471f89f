import type { TransactionDetail } from '@dayfare/api/money/queries';
import { contractType } from '@dayfare/domain/contracts';
import { type CurrencyCode, moneyStatus } from '@dayfare/domain/money';
import { RecordAgreements } from '../../contracts/record-agreements.tsx';
import { isOfWages } from '../format/transactions.ts';
import { useMoneyTexts } from '../parts/use-money-texts.ts';
import { SameAgain } from '../transfer/same-again.tsx';
import { KeepReceipt } from './keep-receipt.tsx';
import { SendAgain } from './send-again.tsx';

export interface TransferActionsProps {
  detail: TransactionDetail;
  currency: CurrencyCode;
  /** How the way to send a failed one again stands out: `secondary` on a page with a primary button of its own. Default: `primary`. */
  variant?: 'primary' | 'secondary' | undefined;
}

/** What can be done with a transfer of wages: sent again after it failed, the same once more, kept, and what was agreed to read again. */
export function TransferActions({ detail, currency, variant }: TransferActionsProps) {
  const t = useMoneyTexts();
  if (!isOfWages(detail)) return null;
  const hasFailed = moneyStatus(detail.statusCode) === 'failed';
  return (
    <>
      {hasFailed ? (
        <SendAgain detail={detail} variant={variant} />
      ) : (
        <SameAgain transaction={detail} currency={currency} />
      )}
      <KeepReceipt detail={detail} currency={currency} />
      <RecordAgreements
        contractType={contractType.toWire('Transaction')}
        reference={detail.id}
        label={t('kit/money/records:detail.agreements')}
      />
    </>
  );
}
