import type { PayrollConsent } from '@dayfare/api/money/settings/payroll-consent-queries';
import { Banner } from '@dayfare/ui/banner';
import { Button } from '@dayfare/ui/button';
import { EmptyState } from '@dayfare/ui/empty-state';
import { Text } from '@dayfare/ui/text';
import { TaskFrame } from '../../../../kit/money/parts/task-frame.tsx';
import { useMoneyView } from '../../../../kit/money/parts/use-money-view.ts';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { pathTo } from '../../../../platform/navigation/path-to.ts';
import { useNavigate } from '../../../../platform/navigation/use-navigate.ts';
import { WhatIsRead } from './what-is-read.tsx';

export interface ConsentStandsProps {
  consent: PayrollConsent;
  /** Whether it was given just now. */
  isNew: boolean;
}

/** Nothing is to be done: the consent holds, or none is needed. */
export function ConsentStands({ consent, isNew }: ConsentStandsProps) {
  const t = useTexts('money/settings/payroll-consent');
  const { day } = useMoneyView('USD');
  const navigate = useNavigate();
  const provider = consent.provider ?? t('provider');
  const isShared = consent.status === 'Granted' && consent.until !== null;
  return (
    <TaskFrame
      title={t(isShared ? 'titles.stands' : 'titles.page')}
      backTo={pathTo('/ewa/home')}
      footer={
        <Button isStretched onPress={() => void navigate(pathTo('/ewa/home'))}>
          {t('home')}
        </Button>
      }
    >
      {isNew && (
        <Banner tone="success" isAnnounced title={t('grantedTitle')}>
          {t('granted')}
        </Banner>
      )}
      {isShared ? (
        <>
          <Text>{t('stands', { provider, day: day(consent.until) })}</Text>
          <WhatIsRead />
        </>
      ) : (
        <EmptyState title={t('notNeededTitle')}>{t('notNeeded')}</EmptyState>
      )}
    </TaskFrame>
  );
}
