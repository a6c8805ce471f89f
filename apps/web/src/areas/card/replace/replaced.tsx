import type { ReplacementReceipt } from '@dayfare/api/card/replace-queries';
import type { CurrencyCode } from '@dayfare/domain/money';
import { Button } from '@dayfare/ui/button';
import { dayWords } from '../../../kit/money/format/when.ts';
import { FactCard } from '../../../kit/money/parts/facts.tsx';
import { TaskFrame } from '../../../kit/money/parts/task-frame.tsx';
import { useMoneyView } from '../../../kit/money/parts/use-money-view.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { pathTo } from '../../../platform/navigation/path-to.ts';
import { useNavigate } from '../../../platform/navigation/use-navigate.ts';

export interface ReplacedProps {
  receipt: ReplacementReceipt;
  currency: CurrencyCode;
}

/** The card that was ordered: what it cost, when it comes, and the way to follow it. */
export function Replaced({ receipt: { last4, fee, balanceAfter, arrivesOn }, currency }: ReplacedProps) {
  const t = useTexts('card/replace');
  const navigate = useNavigate();
  const { money, language } = useMoneyView(currency);
  return (
    <TaskFrame
      title={t('doneTitle')}
      backTo={pathTo('/card/home')}
      illustration="success"
      message={<div role="status">{t('done')}</div>}
      footer={
        <Button isStretched onPress={() => void navigate(pathTo('/card/home'), { replace: true })}>
          {t('follow')}
        </Button>
      }
    >
      <FactCard
        facts={[
          { name: t('facts.card'), value: `••${last4}` },
          { name: t('facts.fee'), value: fee === 0 ? t('facts.free') : money(fee) },
          { name: t('facts.left'), value: money(balanceAfter) },
          { name: t('facts.arrives'), value: dayWords(arrivesOn, language) },
        ]}
      />
    </TaskFrame>
  );
}
