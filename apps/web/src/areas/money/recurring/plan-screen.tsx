import { recurringQuery } from '@dayfare/api/money/recurring-queries';
import { AppHeader } from '@dayfare/ui/app-header';
import { ErrorState } from '@dayfare/ui/error-state';
import { Link } from '@dayfare/ui/link';
import { Screen } from '@dayfare/ui/screen';
import { Skeleton } from '@dayfare/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from 'react-router-dom';
import { useApp } from '../../../platform/app-context/app-context.ts';
import { BrandMark } from '../../../platform/brand/brand-mark.tsx';
import { BrandPanel } from '../../../platform/brand/brand-panel.tsx';
import { LoadProblem } from '../../../platform/queries/load-problem.tsx';
import { QueryView } from '../../../platform/queries/query-view.tsx';
import { useCurrency } from '../parts/use-currency.ts';
import { useMoneyTexts } from '../parts/use-money-texts.ts';
import { recurringPath } from '../view/steps.ts';
import { Plan } from './plan.tsx';

/** One regular transfer: what is next, what was, and what can be done with it. */
export function PlanScreen() {
  const { api } = useApp();
  const t = useMoneyTexts();
  const navigate = useNavigate();
  const { id = '' } = useParams();
  const currency = useCurrency();
  const list = useQuery(recurringQuery(api));
  return (
    <Screen
      header={
        <AppHeader
          title={t('money/recurring:titles.plan')}
          logo={<BrandMark drawing="mark" />}
          onBack={() => void navigate(recurringPath)}
        />
      }
      summary={<BrandPanel />}
    >
      <QueryView
        queries={[list]}
        isWaiting={!currency}
        loading={
          <>
            <Skeleton shape="amount" isAnnounced />
            <Skeleton shape="text" count={5} />
          </>
        }
        failed={(problem) => (
          <LoadProblem
            {...problem}
            title={t('money/recurring:list.failed')}
            text={t('money/recurring:list.failedText')}
            offlineText={t('money/recurring:list.offlineText')}
          />
        )}
      >
        {(all) => {
          const recurring = all.find((one) => one.id === id);
          return recurring ? <Plan recurring={recurring} currency={currency ?? 'USD'} /> : <Missing />;
        }}
      </QueryView>
    </Screen>
  );
}

function Missing() {
  const t = useMoneyTexts();
  return (
    <ErrorState
      kind="not-found"
      title={t('money/recurring:plan.missingTitle')}
      action={
        <Link href={recurringPath} variant="standalone">
          {t('money/recurring:review.seeList')}
        </Link>
      }
    >
      {t('money/recurring:plan.missing')}
    </ErrorState>
  );
}
