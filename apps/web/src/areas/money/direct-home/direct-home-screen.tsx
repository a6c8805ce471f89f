import { AppHeader } from '@dayfare/ui/app-header';
import { Box } from '@dayfare/ui/box';
import { Link } from '@dayfare/ui/link';
import { Screen } from '@dayfare/ui/screen';
import { Stack } from '@dayfare/ui/stack';
import { Text } from '@dayfare/ui/text';
import { useId } from 'react';
import { BrandMark } from '../../../platform/brand/brand-mark.tsx';
import { telephone } from '../../../platform/i18n/telephone.ts';
import { useTexts, useVoice } from '../../../platform/i18n/use-texts.ts';
import { WithoutRail } from '../../../platform/navigation/without-rail.tsx';
import { AccountButton } from '../../session/index.ts';
import { RecentTransfers } from '../home/recent-transfers.tsx';
import { useMoneyTexts } from '../parts/use-money-texts.ts';
import { usePerson } from '../parts/use-person.ts';
import { Accounts } from './accounts.tsx';

/** The home of people without an employer: why there is no early pay yet and what brings it, their accounts, and what has moved. */
export function DirectHomeScreen() {
  const t = useMoneyTexts();
  const { firstName } = usePerson();
  return (
    <Screen
      isWide
      header={
        <WithoutRail>
          <AppHeader logo={<BrandMark />} trailing={<AccountButton />} />
        </WithoutRail>
      }
      lead={
        <Text variant="title" isFocusTarget>
          {firstName ? t('home.hello', { name: firstName }) : t('home.helloNameless')}
        </Text>
      }
      aside={<RecentTransfers />}
    >
      <NoEmployer />
      <Accounts />
    </Screen>
  );
}

function NoEmployer() {
  const t = useTexts('money/direct-home');
  const voice = useVoice();
  const id = useId();
  return (
    <Box as="section" background="surface" radius="card" padding="card" aria-labelledby={id}>
      <Stack gap={4} align="start">
        <Stack gap={2}>
          <Text variant="heading" as="h2" id={id}>
            {t('employer.title')}
          </Text>
          <Text>{t('employer.text')}</Text>
          <Text>{t('employer.how')}</Text>
        </Stack>
        <Stack gap={0} align="start">
          <Link href={telephone(voice('supportPhone'))} variant="standalone">
            {t('employer.call')}
          </Link>
          <Text variant="caption" tone="muted">
            {voice('supportName')} · {voice('supportHours')}
          </Text>
        </Stack>
      </Stack>
    </Box>
  );
}
