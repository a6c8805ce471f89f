import type { TransactionDetail } from '@dayfare/api/money/queries';
import { moneyStatus } from '@dayfare/domain/money';
import { Button } from '@dayfare/ui/button';
import { CopyableNumber } from '@dayfare/ui/copyable-number';
import { Suspense } from 'react';
import { laterPart } from '../../../platform/loading/later-part.tsx';
import { pathTo } from '../../../platform/navigation/path-to.ts';
import { useNavigate } from '../../../platform/navigation/use-navigate.ts';
import { useMoneyTexts } from '../parts/use-money-texts.ts';

/** With its bar code, which few receipts show. */
const CashProof = laterPart(async () => (await import('../cash/cash-proof.tsx')).CashProof);

export interface DestinationProofProps {
  detail: TransactionDetail;
  /** How the way to a gift code stands out: `secondary` on a page with a primary button of its own. Default: `primary`. */
  variant?: 'primary' | 'secondary' | undefined;
}

/** What a destination gives for the money: the code for cash and where it is paid out, the way to a gift code, or the number under which a biller has booked it. */
export function DestinationProof({ detail, variant }: DestinationProofProps) {
  const t = useMoneyTexts();
  const navigate = useNavigate();
  const { id, type, status, statusCode, transferredTo, billerReference } = detail;
  const state = moneyStatus(statusCode);
  if (type === 'Amazon' && (state === 'settled' || state === 'partly'))
    return (
      <Button
        variant={variant}
        isStretched
        onPress={() => void navigate(pathTo('/ewa/gift-card', {}, { transfer: id }))}
      >
        {t('kit/money/records:detail.showGiftCode')}
      </Button>
    );
  if (type === 'CashPickup' && status === 'InProgress')
    return (
      <Suspense>
        <CashProof transactionId={id} />
      </Suspense>
    );
  if (billerReference === null) return null;
  return (
    <CopyableNumber
      label={t('kit/money/records:detail.billerReference', { name: transferredTo })}
      value={billerReference}
    />
  );
}
