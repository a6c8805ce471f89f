import { startupValue } from '@dayfare/domain/startup';
import { Skeleton } from '@dayfare/ui/skeleton';
import { lazy, Suspense, useState } from 'react';
import { useApp } from '../../../platform/app-context/app-context.ts';
import { optional } from '../../../platform/loading/optional.tsx';
import { HomeFrame } from '../parts/home-frame.tsx';
import { unknown } from '../parts/in-order.css.ts';
import { usePerson } from '../parts/use-person.ts';
import { useUnfinishedFlag } from '../unfinished/unfinished-flag.ts';
import { Balance } from './balance.tsx';
import { PayPeriod } from './pay-period.tsx';

/** Only if a transfer may be unfinished. */
const UnfinishedBanner = optional(async () => ({
  default: (await import('./unfinished-banner.tsx')).UnfinishedBanner,
}));

/** Only where the payroll provider asks for a consent. */
const ConsentNotice = optional(async () => ({
  default: (await import('../payroll-consent/consent-notice.tsx')).ConsentNotice,
}));

/** Few accounts have no employer. */
const DirectNotice = lazy(async () => ({ default: (await import('./direct-notice.tsx')).DirectNotice }));

/** The main number, the main action, and how the number is calculated. */
export function HomeScreen() {
  const { hasBalance } = usePerson();
  const { startup } = useApp();
  const needsConsent = startupValue(startup.data.values(), 'IsPayrollConsentBusiness') ?? false;
  const flag = useUnfinishedFlag();
  // Stays to say what became of it.
  const [hasUnfinished, setUnfinished] = useState(flag !== null);
  if (flag !== null && !hasUnfinished) setUnfinished(true);
  return (
    <HomeFrame
      notice={
        <>
          {hasUnfinished && <UnfinishedBanner />}
          {needsConsent && <ConsentNotice />}
        </>
      }
      aside={hasBalance && <PayPeriod />}
    >
      {hasBalance ? (
        <Balance />
      ) : (
        <div className={unknown}>
          <Suspense fallback={<Skeleton shape="text" count={3} isAnnounced />}>
            <DirectNotice />
          </Suspense>
        </div>
      )}
    </HomeFrame>
  );
}
