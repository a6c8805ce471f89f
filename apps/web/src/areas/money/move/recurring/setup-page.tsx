import type { RecurringPreview, RecurringRequest } from '@dayfare/api/money/recurring/recurring-queries';
import { Skeleton } from '@dayfare/ui/skeleton';
import { useState } from 'react';
import { useCurrency } from '../../../../kit/money/parts/use-currency.ts';
import { useMoneyTexts } from '../../../../kit/money/parts/use-money-texts.ts';
import { PlanForm } from './plan-form.tsx';
import type { PlanValues } from './plan-values.ts';
import { SetupFrame } from './setup-frame.tsx';
import { SetupReview } from './setup-review.tsx';

export const title = 'money/move/recurring:titles.setup';

/** What was planned and what it would do. */
interface Planned {
  readonly request: RecurringRequest;
  readonly preview: RecurringPreview;
}

/** Sets up a regular transfer: the plan, then what it would do, with the agreement. */
export function SetupScreen() {
  const t = useMoneyTexts();
  const currency = useCurrency();
  const [values, setValues] = useState<PlanValues | null>(null);
  const [planned, setPlanned] = useState<Planned | null>(null);
  if (!currency)
    return (
      <SetupFrame title={t('money/move/recurring:titles.setup')}>
        <Skeleton shape="row" count={4} isAnnounced />
      </SetupFrame>
    );
  if (planned) return <SetupReview {...planned} currency={currency} onChange={() => setPlanned(null)} />;
  return (
    <PlanForm
      currency={currency}
      initial={values}
      onPlanned={(typed, request, preview) => {
        setValues(typed);
        setPlanned({ request, preview });
      }}
    />
  );
}

export { SetupScreen as Screen };
