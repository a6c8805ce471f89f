import { AppHeader } from '@dayfare/ui/app-header';
import { Screen } from '@dayfare/ui/screen';
import { Text } from '@dayfare/ui/text';
import { lazy, Suspense, useState } from 'react';
import { BrandMark } from '../../../platform/brand/brand-mark.tsx';
import { optional } from '../../../platform/loading/optional.tsx';
import { WithoutRail } from '../../../platform/navigation/without-rail.tsx';
import { AccountButton } from '../../session/index.ts';
import { useMoneyTexts } from '../parts/use-money-texts.ts';
import { usePerson } from '../parts/use-person.ts';
import { useUnfinishedFlag } from '../unfinished/unfinished-flag.ts';
import { Balance } from './balance.tsx';
import { PayPeriod } from './pay-period.tsx';
import { RecentTransfers } from './recent-transfers.tsx';

/** Only where a transfer may be unfinished. */
const UnfinishedBanner = optional(async () => ({
  default: (await import('./unfinished-banner.tsx')).UnfinishedBanner,
}));

/** Few accounts are without an employer. */
const DirectNotice = lazy(async () => ({ default: (await import('./direct-notice.tsx')).DirectNotice }));

/** The one number people come for, the one thing to do with it, and how it came about. */
export function HomeScreen() {
  const t = useMoneyTexts();
  const { firstName, hasBalance } = usePerson();
  const flag = useUnfinishedFlag();
  // Stays to say what became of it.
  const [hasUnfinished, setUnfinished] = useState(flag !== null);
  if (flag !== null && !hasUnfinished) setUnfinished(true);
  return (
    <Screen
      isWide
      header={
        <WithoutRail>
          <AppHeader logo={<BrandMark />} trailing={<AccountButton />} />
        </WithoutRail>
      }
      lead={
        <>
          <Text variant="title" isFocusTarget>
            {firstName ? t('home.hello', { name: firstName }) : t('home.helloNameless')}
          </Text>
          {hasUnfinished && <UnfinishedBanner />}
        </>
      }
      aside={<RecentTransfers />}
    >
      {hasBalance ? (
        <>
          <Balance />
          <PayPeriod />
        </>
      ) : (
        <Suspense fallback={null}>
          <DirectNotice />
        </Suspense>
      )}
    </Screen>
  );
}
