import type { Savings } from '@dayfare/api/savings/queries';
import { Banner } from '@dayfare/ui/banner';
import { FullScreenTemplate } from '@dayfare/ui/patterns/full-screen-template';
import { useApp } from '../../../platform/app-context/app-context.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { goBackFrom } from '../../../platform/navigation/back.ts';
import { pathTo } from '../../../platform/navigation/path-to.ts';
import { useNavigate } from '../../../platform/navigation/use-navigate.ts';

/** Before the first goal: what saving is about, and the way to begin. */
export function StartSaving({ savings: { balance, currency, isOpen } }: { savings: Savings }) {
  const app = useApp();
  const t = useTexts('savings/goals');
  const navigate = useNavigate();
  const steps = (['name', 'plan', 'take'] as const).map((step) => ({
    title: t(`start.steps.${step}`),
    text: t(`start.steps.${step}Text`),
  }));
  return (
    <FullScreenTemplate
      screen="startsaving"
      title={t('start.title')}
      onBack={() => void goBackFrom(app)}
      savings={{ label: t('start.balance'), minor: balance, currency }}
      howItWorks={{ title: t('start.how'), steps }}
      disclaimers={{ savingsGoal: t('disclaimer') }}
      {...(isOpen && {
        primary: { label: t('start.do'), onPress: () => void navigate(pathTo('/savings/new')) },
      })}
    >
      {isOpen ? (
        t('start.text')
      ) : (
        <Banner tone="info" title={t('closedTitle')}>
          {t('closed')}
        </Banner>
      )}
    </FullScreenTemplate>
  );
}
