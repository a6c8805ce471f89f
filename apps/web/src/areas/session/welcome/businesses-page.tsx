import { businessContract } from '@dayfare/api/session/business-contract';
import { AppHeader } from '@dayfare/ui/app-header';
import { Button } from '@dayfare/ui/button';
import { ChoiceCards } from '@dayfare/ui/choice-cards';
import { EmptyState } from '@dayfare/ui/empty-state';
import { Link } from '@dayfare/ui/link';
import { Screen as Page } from '@dayfare/ui/screen';
import { Stack } from '@dayfare/ui/stack';
import { useQueryClient } from '@tanstack/react-query';
import { Building2 } from 'lucide-react';
import { useState } from 'react';
import { useApp, useSession } from '../../../platform/app-context/app-context.ts';
import { BrandMark } from '../../../platform/brand/brand-mark.tsx';
import { FailureBanner } from '../../../platform/failures/failure-banner.tsx';
import { telephone } from '../../../platform/i18n/telephone.ts';
import { useTexts, useVoice } from '../../../platform/i18n/use-texts.ts';
import { deviceId } from '../../../platform/session/device.ts';
import { AccountButton } from '../account/account-button.tsx';
import { StepScreen } from '../steps/step-screen.tsx';
import { useStep } from '../steps/use-step.ts';

export const title = 'session/welcome:titles.businesses';
export const back = 'nothing';

/** For whoever works for several employers: which one this session is about. */
export function Screen() {
  const t = useTexts('session/welcome');
  const { api, local } = useApp();
  const queries = useQueryClient();
  const businesses = useSession()?.user.businesses ?? [];
  const [chosen, choose] = useState<number | null>(null);
  const [isMissing, setMissing] = useState(false);
  const work = async () => {
    const answer = await api.client(businessContract).switchBusinesses({
      BusinessID: chosen ?? 0,
      DeviceInfo: { DeviceId: deviceId(local) },
    });
    // What was said about another employer must not show for this one.
    await queries.cancelQueries();
    queries.clear();
    return answer;
  };
  const step = useStep({ work, isDone: ({ businessId }) => businessId === chosen });
  if (businesses.length === 0) return <NoBusiness />;

  const submit = () => {
    setMissing(chosen === null);
    if (chosen !== null) void step.take();
  };
  return (
    <StepScreen
      title={t('businesses.title')}
      text={t('businesses.text')}
      onSubmit={submit}
      footer={
        <Button type="submit" stretch isPending={step.isPending} pendingLabel={t('businesses.pending')}>
          {t('businesses.next')}
        </Button>
      }
    >
      {step.failure && <FailureBanner failure={step.failure} />}
      <ChoiceCards
        label={t('businesses.legend')}
        choices={businesses.map(({ businessId, companyName }) => ({
          value: String(businessId),
          title: companyName,
          icon: Building2,
        }))}
        value={chosen === null ? null : String(chosen)}
        onChange={(value) => {
          setMissing(false);
          choose(Number(value));
        }}
        error={isMissing ? t('businesses.missing') : undefined}
        isDisabled={step.isPending}
      />
    </StepScreen>
  );
}

function NoBusiness() {
  const t = useTexts('session/welcome');
  const app = useTexts('app');
  const voice = useVoice();
  return (
    <Page header={<AppHeader logo={<BrandMark />} trailing={<AccountButton />} />}>
      <EmptyState
        headingLevel={1}
        title={t('businesses.emptyTitle')}
        action={
          <Stack align="center">
            <Link href={telephone(voice('supportPhone'))} variant="standalone">
              {app('problem.call')}
            </Link>
          </Stack>
        }
      >
        {t('businesses.empty')}
      </EmptyState>
    </Page>
  );
}
