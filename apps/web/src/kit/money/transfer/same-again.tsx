import { instrumentsQuery, type Transaction } from '@dayfare/api/money/queries';
import type { CurrencyCode } from '@dayfare/domain/money';
import { Button } from '@dayfare/ui/button';
import { useQuery } from '@tanstack/react-query';
import { RotateCw } from 'lucide-react';
import { useApp } from '../../../platform/app-context/app-context.ts';
import { useNavigate } from '../../../platform/navigation/use-navigate.ts';
import { isUsable } from '../format/instruments.ts';
import { useMoneyView } from '../parts/use-money-view.ts';
import { stepPath } from './steps.ts';
import { isInFlight } from './transfer-record.ts';
import { useTransferController } from './use-transfer-controller.ts';

export interface SameAgainProps {
  /** A transfer of wages that was made before. */
  transaction: Pick<Transaction, 'amount' | 'instrumentId' | 'speed' | 'source'>;
  currency: CurrencyCode;
}

/**
 * The same amount to the same place at the same speed, all named on the button, which leads to the review: there the other speed stands
 * beside it. Nothing where the place can't be used any more, and while another transfer is in doubt.
 */
export function SameAgain({ transaction, currency }: SameAgainProps) {
  const { amount, instrumentId, speed, source } = transaction;
  const { api } = useApp();
  const { t, money } = useMoneyView(currency);
  const navigate = useNavigate();
  const { controller, view } = useTransferController();
  const { data: instruments } = useQuery(instrumentsQuery(api));
  const place = instruments?.find((one) => one.id === instrumentId && isUsable(one));
  const isOfWages = source === 'EWA' || source === 'BillPay';
  // A transfer in doubt comes first: its key must not be lost.
  if (!place || !speed || !isOfWages || isInFlight(view.state)) return null;
  const begin = () => {
    controller.reset();
    controller.edit({ amount, instrumentId: place.id, speed });
    void navigate(stepPath('review'));
  };
  return (
    <Button variant="secondary" isStretched icon={RotateCw} onPress={begin}>
      {t(`kit/money/transfer:again.${speed}`, { amount: money(amount), payee: place.name })}
    </Button>
  );
}
