import { businessContract } from '@dayfare/api/session/business-contract';
import { AppHeader } from '@dayfare/ui/app-header';
import { EmptyState } from '@dayfare/ui/empty-state';
import { Link } from '@dayfare/ui/link';
import { List } from '@dayfare/ui/list';
import { ListRow } from '@dayfare/ui/list-row';
import { Screen as Page } from '@dayfare/ui/screen';
import { Stack } from '@dayfare/ui/stack';
import { Text } from '@dayfare/ui/text';
import { Building2 } from 'lucide-react';
import { useApp, useSession } from '../../../platform/app-context/app-context.ts';
import { BrandMark } from '../../../platform/brand/brand-mark.tsx';
import { FormStatus } from '../../../platform/forms/form-status.tsx';
import { telephone } from '../../../platform/i18n/telephone.ts';
import { useTexts, useVoice } from '../../../platform/i18n/use-texts.ts';
import { deviceId } from '../../../platform/session/device.ts';
import { AccountButton } from '../account/account-button.tsx';
import { StepScreen } from '../steps/step-screen.tsx';
import { useStep } from '../steps/use-step.ts';

export const title = 'session/welcome:titles.businesses';

const noneChosen: { readonly chosen: number | null } = { chosen: null };

/** Lets people with several employers choose the one for this session, with one press. */
export function Screen() {
  const t = useTexts('session/welcome');
  const { api, local } = useApp();
  const businesses = useSession()?.user.businesses ?? [];
  const step = useStep({
    form: 'session/businesses',
    initial: noneChosen,
    secret: [],
    send: ({ chosen }) =>
      api.client(businessContract).switchBusinesses({
        BusinessID: chosen ?? 0,
        DeviceInfo: { DeviceId: deviceId(local) },
      }),
    isDone: ({ businessId }, { chosen }) => businessId === chosen,
  });
  if (businesses.length === 0) return <NoBusiness />;
  return (
    <StepScreen title={t('businesses.title')} text={t('businesses.text')}>
      <FormStatus submission={step} />
      <List isDivided aria-label={t('businesses.legend')}>
        {businesses.map(({ businessId, companyName }) => (
          <ListRow
            key={businessId}
            icon={Building2}
            title={companyName}
            onPress={() => void step.submit({ chosen: businessId })}
          />
        ))}
      </List>
      <Text role="status" tone="muted">
        {step.isPending && t('businesses.pending')}
      </Text>
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
