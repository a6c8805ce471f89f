import type { TransactionDetail } from '@dayfare/api/money/queries';
import { Button } from '@dayfare/ui/button';
import { useNavigate } from '../../../platform/navigation/use-navigate.ts';
import { useMoneyTexts } from '../parts/use-money-texts.ts';
import { needsOtherPlace } from '../reasons/refusals.ts';
import { stepPath } from '../transfer/steps.ts';
import { useTransferController } from '../transfer/use-transfer-controller.ts';

export interface SendAgainProps {
  detail: TransactionDetail;
  /** How the button stands out. Default: `primary`. */
  variant?: 'primary' | 'secondary' | undefined;
}

/** After a failed transfer: the same amount for free on the next business day, ready for review, or to another account. */
export function SendAgain({ detail, variant }: SendAgainProps) {
  const { amount, instrumentId, speed, statusReason } = detail;
  const t = useMoneyTexts();
  const navigate = useNavigate();
  const { controller, view } = useTransferController();
  // A transfer in doubt comes first: its key must not be lost.
  if (view.state.step === 'unknown' || view.state.step === 'sending') return null;
  const isInstant = speed === 'Instant' && !needsOtherPlace(statusReason);
  const begin = () => {
    controller.reset();
    controller.edit(isInstant ? { amount, instrumentId, speed: 'NextDay' } : { amount });
    void navigate(stepPath(isInstant ? 'review' : 'where'));
  };
  return (
    <Button variant={variant} isStretched onPress={begin}>
      {t(isInstant ? 'kit/money/transfer:failed.useNextDay' : 'kit/money/transfer:failed.otherPlace')}
    </Button>
  );
}
