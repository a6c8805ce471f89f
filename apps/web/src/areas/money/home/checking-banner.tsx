import { Banner } from '@dayfare/ui/banner';
import { Link } from '@dayfare/ui/link';
import { useTransferDesk } from '../get-money/use-transfer-desk.ts';
import { useCurrency } from '../parts/use-currency.ts';
import { useMoneyView } from '../parts/use-money-view.ts';
import { stepPath } from '../view/steps.ts';

/** Keeps a transfer whose answer was lost in sight until it is known what became of it. */
export function CheckingBanner() {
  const { view } = useTransferDesk();
  const currency = useCurrency();
  const { t, money } = useMoneyView(currency ?? 'USD');
  if (view.state.step !== 'unknown' || !currency) return null;
  return (
    <Banner
      tone="warning"
      title={t('home.checking', { amount: money(view.state.draft.amount) })}
      action={<Link href={stepPath('review')}>{t('home.checkingAction')}</Link>}
    >
      {t('home.checkingText')}
    </Banner>
  );
}
