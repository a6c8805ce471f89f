import { AppHeader } from '@dayfare/ui/app-header';
import { Inline } from '@dayfare/ui/inline';
import { useApp } from '../../../platform/app-context/app-context.ts';
import { BrandMark } from '../../../platform/brand/brand-mark.tsx';
import { goBackFrom } from '../../../platform/navigation/back.ts';
import { readTrail } from '../../../platform/navigation/trail.ts';
import { useTabs } from '../../../platform/navigation/use-tabs.ts';
import { WithoutRail } from '../../../platform/navigation/without-rail.tsx';
import { FindButton } from '../../../platform/page-chrome/find-button.tsx';
import { FindOnPhones } from '../../../platform/page-chrome/find-on-phones.tsx';
import { useHasRoom } from '../../../platform/page-chrome/use-has-room.ts';
import { AccountButton } from './account-button.tsx';

const pathOf = (address: string) => address.split('?')[0] ?? '';

export interface PageHeaderProps {
  title: string;
}

/**
 * The header of a page in the navigation: its title, search on a phone, and the way back. A page that a tab leads straight to has the account
 * here as well, and a way back only for someone who has come from elsewhere than a tab: from a task, in a web view, there is no other.
 */
export function PageHeader({ title }: PageHeaderProps) {
  const app = useApp();
  const here = pathOf(app.navigation.here());
  const tabs = useTabs();
  const isTab = (page: string) => tabs.some(({ path }) => path === page);
  const isBeginning = isTab(here);
  const before = readTrail(app)
    .map(pathOf)
    .findLast((page) => page !== here);
  // The pages about the person stand beside their list, if there is room.
  const hasList = useHasRoom() && app.navigation.page().part === 'you';
  const leadsBack = hasList ? false : !isBeginning || (before !== undefined && !isTab(before));
  return (
    <AppHeader
      title={title}
      logo={<BrandMark drawing="mark" />}
      {...(leadsBack && { onBack: () => void goBackFrom(app) })}
      trailing={
        isBeginning ? (
          <WithoutRail>
            <Inline gap={1}>
              <FindButton />
              <AccountButton />
            </Inline>
          </WithoutRail>
        ) : (
          <FindOnPhones />
        )
      }
    />
  );
}
