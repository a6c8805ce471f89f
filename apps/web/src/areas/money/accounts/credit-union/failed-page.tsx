import { AccountFailed } from '@dayfare/ui/patterns/account-failed';
import { useSearchParams } from 'react-router-dom';
import { useCreditUnion } from '../../../../kit/money/accounts/use-credit-union.ts';
import { useWaysOut } from '../../../../kit/money/parts/use-ways-out.ts';
import { BrandMark } from '../../../../platform/brand/brand-mark.tsx';
import { onOneLine, telephone } from '../../../../platform/i18n/telephone.ts';
import { pathTo } from '../../../../platform/navigation/path-to.ts';
import { useNavigate } from '../../../../platform/navigation/use-navigate.ts';
import { MembersOnly } from './members-only.tsx';

export const title = 'money/accounts/credit-union:titles.failed';

/** Why the credit union's account was not added, and what can be done. */
export function FailedScreen() {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const { phone } = useCreditUnion();
  const { back, help, home } = useWaysOut();
  const ways = {
    logo: <BrandMark drawing="mark" />,
    ...{ onBack: back, onHelp: help, homeHref: home },
    onReenter: () => void navigate(pathTo('/ewa/mypaynow'), { replace: true }),
  };
  return (
    <MembersOnly>
      {query.get('reason') === 'membership' ? (
        <AccountFailed
          variant="membership"
          phone={{ label: onOneLine(phone), href: telephone(phone) }}
          {...ways}
        />
      ) : (
        <AccountFailed {...ways} />
      )}
    </MembersOnly>
  );
}

export { FailedScreen as Screen };
