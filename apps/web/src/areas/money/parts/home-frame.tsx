import { AppHeader } from '@dayfare/ui/app-header';
import { Screen } from '@dayfare/ui/screen';
import { Text } from '@dayfare/ui/text';
import type { ReactNode } from 'react';
import { BrandMark } from '../../../platform/brand/brand-mark.tsx';
import { WithoutRail } from '../../../platform/navigation/without-rail.tsx';
import { AccountButton } from '../../session/index.ts';
import { RecentTransfers } from '../home/recent-transfers.tsx';
import { useMoneyTexts } from './use-money-texts.ts';
import { usePerson } from './use-person.ts';

/** Props of {@link HomeFrame}. */
export interface HomeFrameProps {
  /** Below the greeting: what needs the person's attention first. */
  notice?: ReactNode;
  children: ReactNode;
}

/** What the homes of all people have in common: header, greeting, and what was transferred last. */
export function HomeFrame({ notice, children }: HomeFrameProps) {
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
        <>
          <Text variant="title" isFocusTarget>
            {firstName ? t('home.hello', { name: firstName }) : t('home.helloNameless')}
          </Text>
          {notice}
        </>
      }
      aside={<RecentTransfers />}
    >
      {children}
    </Screen>
  );
}
