import { AppHeader } from '@dayfare/ui/app-header';
import { BrandMark } from '../../../platform/brand/brand-mark.tsx';
import { WithoutRail } from '../../../platform/navigation/without-rail.tsx';
import { FindButton } from '../../../platform/page-chrome/find-button.tsx';
import { AccountButton } from './account-button.tsx';

export interface PartHeaderProps {
  /** Whether the person's account opens from here. Default true. */
  hasAccount?: boolean | undefined;
}

/** The header of a page that an entry of the navigation leads to: the brand's logo and the account, where no rail has them. */
export function PartHeader({ hasAccount = true }: PartHeaderProps) {
  return (
    <WithoutRail>
      <AppHeader
        logo={<BrandMark />}
        trailing={
          <>
            <FindButton />
            {hasAccount && <AccountButton />}
          </>
        }
      />
    </WithoutRail>
  );
}
