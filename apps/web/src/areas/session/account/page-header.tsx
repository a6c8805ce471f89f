import { AppHeader } from '@dayfare/ui/app-header';
import { Inline } from '@dayfare/ui/inline';
import { useApp } from '../../../platform/app-context/app-context.ts';
import { BrandMark } from '../../../platform/brand/brand-mark.tsx';
import { goBackFrom } from '../../../platform/navigation/back.ts';
import { useTabs } from '../../../platform/navigation/use-tabs.ts';
import { WithoutRail } from '../../../platform/navigation/without-rail.tsx';
import { FindButton } from '../../../platform/page-chrome/find-button.tsx';
import { AccountButton } from './account-button.tsx';

export interface PageHeaderProps {
  title: string;
}

/**
 * The header of a page in the navigation: its title and the way back. Where a tab leads straight to it, there is nothing to go back to, and a
 * phone has search and account here.
 */
export function PageHeader({ title }: PageHeaderProps) {
  const app = useApp();
  const here = app.navigation.here().split('?')[0];
  const isBeginning = useTabs().some(({ path }) => path === here);
  if (!isBeginning)
    return (
      <AppHeader title={title} logo={<BrandMark drawing="mark" />} onBack={() => void goBackFrom(app)} />
    );
  return (
    <AppHeader
      title={title}
      logo={<BrandMark drawing="mark" />}
      trailing={
        <WithoutRail>
          <Inline gap={1}>
            <FindButton />
            <AccountButton />
          </Inline>
        </WithoutRail>
      }
    />
  );
}
