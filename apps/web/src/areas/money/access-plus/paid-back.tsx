import type { Proof } from '@dayfare/api/money/settings/proofs-queries';
import { minorUnits } from '@dayfare/domain/money';
import { Banner } from '@dayfare/ui/banner';
import { Button } from '@dayfare/ui/button';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useNavigate } from '../../../platform/navigation/use-navigate.ts';
import { TaskFrame } from '../accounts/account-frame.tsx';
import { useCurrency } from '../parts/use-currency.ts';
import { useMoneyView } from '../parts/use-money-view.ts';
import { homePath } from '../view/steps.ts';
import { dayWords } from '../view/when.ts';

/** Says what was paid back. */
export function PaidBack({ deduction: { amount, date } }: { deduction: Proof }) {
  const t = useTexts('money/access-plus');
  const navigate = useNavigate();
  const { money, language } = useMoneyView(useCurrency() ?? 'USD');
  return (
    <TaskFrame
      title={t('titles.page')}
      backTo={homePath}
      footer={
        <Button isStretched onPress={() => void navigate(homePath)}>
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
