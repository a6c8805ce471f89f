import type { TransactionDetail } from '@dayfare/api/money/queries';
import { Button } from '@dayfare/ui/button';
import { useNavigate } from 'react-router-dom';
import { useTransferController } from '../get-money/use-transfer-controller.ts';
import { useMoneyTexts } from '../parts/use-money-texts.ts';
import { stepPath } from '../view/steps.ts';

/** After a failed instant transfer: offers the same transfer for free, ready for review. */
export function NextDayInstead({ detail: { amount, instrumentId } }: { detail: TransactionDetail }) {
  const t = useMoneyTexts();
  const navigate = useNavigate();
  const { controller, view } = useTransferController();
  // A transfer in doubt comes first: its key must not be lost.
  if (view.state.step === 'unknown' || view.state.step === 'sending') return null;
  const begin = () => {
    controller.reset();
    controller.edit({ amount, instrumentId, speed: 'NextDay' });
    void navigate(stepPath('review'));
  };
  return (
    <Button isStretched onPress={begin}>
      {t('money/get-money:failed.useNextDay')}
    </Button>
  );
}
