import { FullScreenTemplate } from '@dayfare/ui/patterns/full-screen-template';
import { useApp } from '../../../platform/app-context/app-context.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { goBackFrom } from '../../../platform/navigation/back.ts';
import { pathTo } from '../../../platform/navigation/path-to.ts';
import { useNavigate } from '../../../platform/navigation/use-navigate.ts';

/** Before the first bill: what it is about, and the way to begin. */
export function StartBills() {
  const app = useApp();
  const t = useTexts('billpay/bills');
  const navigate = useNavigate();
  const steps = (['add', 'pay', 'see'] as const).map((step) => ({
    title: t(`start.steps.${step}`),
    text: t(`start.steps.${step}Text`),
  }));
  return (
    <FullScreenTemplate
      screen="billpay"
      title={t('start.title')}
      onBack={() => void goBackFrom(app)}
      howItWorks={{ title: t('start.how'), steps }}
      primary={{ label: t('add'), onPress: () => void navigate(pathTo('/billpay/new')) }}
    >
      {t('start.text')}
    </FullScreenTemplate>
  );
}
