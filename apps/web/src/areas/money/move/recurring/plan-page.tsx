import { AppHeader } from '@dayfare/ui/app-header';
import { ErrorState } from '@dayfare/ui/error-state';
import { Link } from '@dayfare/ui/link';
import { Screen } from '@dayfare/ui/screen';
import { Skeleton } from '@dayfare/ui/skeleton';
import { useParams } from 'react-router-dom';
import { useMoneyTexts } from '../../../../kit/money/parts/use-money-texts.ts';
import { BrandMark } from '../../../../platform/brand/brand-mark.tsx';
import { pathTo } from '../../../../platform/navigation/path-to.ts';
import { useNavigate } from '../../../../platform/navigation/use-navigate.ts';
import { FindOnPhones } from '../../../../platform/page-chrome/find-on-phones.tsx';
import { Plan } from './plan.tsx';
import { RecurringView } from './recurring-view.tsx';

export const title = 'money/move/recurring:titles.plan';

/** One regular transfer: what is next, what was, and what can be done with it. */
export function PlanScreen() {
  const t = useMoneyTexts();
  const navigate = useNavigate();
  const { id = '' } = useParams();
  return (
    <Screen
      header={
        <AppHeader
          title={t('money/move/recurring:titles.plan')}
          logo={<BrandMark drawing="mark" />}
          onBack={() => void navigate(pathTo('/ewa/recurring'))}
          trailing={<FindOnPhones />}
        />
      }
    >
      <RecurringView
        loading={
          <>
            <Skeleton shape="amount" isAnnounced />
            <Skeleton shape="text" count={5} />
          </>
        }
      >
        {(all, currency) => {
          const recurring = all.find((one) => one.id === id);
          return recurring ? <Plan recurring={recurring} currency={currency} /> : <Missing />;
        }}
      </RecurringView>
    </Screen>
  );
}

function Missing() {
  const t = useMoneyTexts();
  return (
    <ErrorState
      kind="not-found"
      title={t('money/move/recurring:plan.missingTitle')}
      action={
        <Link href={pathTo('/ewa/recurring')} variant="standalone">
          {t('money/move/recurring:review.seeList')}
        </Link>
      }
    >
      {t('money/move/recurring:plan.missing')}
    </ErrorState>
  );
}

export { PlanScreen as Screen };
