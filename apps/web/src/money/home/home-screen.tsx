import { AppHeader } from '@dayfare/ui/app-header';
import { Screen } from '@dayfare/ui/screen';
import { Text } from '@dayfare/ui/text';
import { optional } from '../../app/optional.tsx';
import { BrandMark } from '../../brand/brand-mark.tsx';
import { useTexts } from '../../i18n/use-texts.ts';
import { AccountButton } from '../../session/account/account-button.tsx';
import { usePerson } from '../parts/use-person.ts';
import { Balance } from './balance.tsx';
import { DirectNotice } from './direct-notice.tsx';
import { PayPeriod } from './pay-period.tsx';
import { RecentTransfers } from './recent-transfers.tsx';

/** Most people have nothing to be checked: the page does not wait for what finds out. */
const CheckingBanner = optional(async () => ({
  default: (await import('./checking-banner.tsx')).CheckingBanner,
}));

/** The one number people come for, the one thing to do with it, and how it came about. */
export function HomeScreen() {
  const t = useTexts('money');
  const { firstName, hasBalance } = usePerson();
  return (
    <Screen
      wide
      header={<AppHeader logo={<BrandMark />} trailing={<AccountButton />} />}
      aside={<RecentTransfers />}
    >
      <Text variant="title" focusTarget>
        {firstName ? t('home.hello', { name: firstName }) : t('home.helloNameless')}
      </Text>
      <CheckingBanner />
      {hasBalance ? (
        <>
          <Balance />
          <PayPeriod />
        </>
      ) : (
        <DirectNotice />
      )}
    </Screen>
  );
}
