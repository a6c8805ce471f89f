import type { Proof } from '@dayfare/api/money/settings/proofs-queries';
import { minorUnits } from '@dayfare/domain/money';
import { Banner } from '@dayfare/ui/banner';
import { Button } from '@dayfare/ui/button';
import { dayWords } from '../../../../kit/money/format/when.ts';
import { TaskFrame } from '../../../../kit/money/parts/task-frame.tsx';
import { useCurrency } from '../../../../kit/money/parts/use-currency.ts';
import { useMoneyView } from '../../../../kit/money/parts/use-money-view.ts';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { pathTo } from '../../../../platform/navigation/path-to.ts';
import { useNavigate } from '../../../../platform/navigation/use-navigate.ts';

/** Says what was paid back. */
export function PaidBack({ deduction: { amount, date } }: { deduction: Proof }) {
  const t = useTexts('money/move/recovery');
  const navigate = useNavigate();
  const { money, language } = useMoneyView(useCurrency() ?? 'USD');
  return (
    <TaskFrame
      title={t('titles.page')}
      backTo={pathTo('/ewa/home')}
      footer={
        <Button isStretched onPress={() => void navigate(pathTo('/ewa/home'))}>
          {t('home')}
        </Button>
      }
    >
      <Banner tone="success" isAnnounced>
        {t('paid', { amount: money(amount ?? minorUnits(0)), date: dayWords(date, language) })}
      </Banner>
    </TaskFrame>
  );
}
