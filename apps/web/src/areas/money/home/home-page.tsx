import { availableFundsQuery, historyQuery, instrumentsQuery } from '@dayfare/api/money/queries';
import { formatMoney, minorUnits } from '@dayfare/domain/money';
import { startupValue } from '@dayfare/domain/startup';
import { Skeleton } from '@dayfare/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { useUnfinishedFlag } from '../../../kit/money/move/unfinished-flag.ts';
import { usePerson } from '../../../kit/money/parts/use-person.ts';
import { firstPage } from '../../../kit/money/records/pages.ts';
import { prefetchHome } from '../../../kit/money/records/prefetch-home.ts';
import type { App } from '../../../platform/app-context/app.ts';
import { useApp } from '../../../platform/app-context/app-context.ts';
import { laterPart } from '../../../platform/loading/later-part.tsx';
import { optional } from '../../../platform/loading/optional.tsx';
import { lastAnswerQuery, queryClientOf } from '../../../platform/queries/query-client.ts';
import { isConsentMissing } from '../../../platform/startup/is-consent-missing.ts';
import { Balance } from './balance/balance.tsx';
import { HomeFrame } from './frame/home-frame.tsx';
import { unknown } from './frame/in-order.css.ts';
import { PayPeriod } from './pay-period.tsx';

export const title = 'kit/money:titles.home';

/** Only if a transfer may be unfinished. */
const UnfinishedBanner = optional(async () => ({
  default: (await import('./unfinished-banner.tsx')).UnfinishedBanner,
}));

/** Only if a transfer came back. */
const ReturnedBanners = optional(async () => ({
  default: (await import('./returned-banners.tsx')).ReturnedBanners,
}));

/** Only where the payroll provider asks for a consent. */
const ConsentNotice = optional(async () => ({
  default: (await import('./consent-notice.tsx')).ConsentNotice,
}));

/** Only for a minor whose guardian hasn't agreed to the card. */
const GuardianNotice = optional(async () => ({
  default: (await import('./guardian-notice.tsx')).GuardianNotice,
}));

/** Few accounts have no employer. */
const DirectNotice = laterPart(async () => (await import('./direct-notice.tsx')).DirectNotice);

/** How long the list of transfers is fresh while the home is away, in ms. */
const historyFreshMs = 60_000;

/** The main number, the main action, and how the number is calculated. */
export function HomeScreen() {
  const { hasBalance } = usePerson();
  const app = useApp();
  const { api, startup } = app;
  // What became of transfers is asked for again where one comes back to the home.
  const { data: history } = useQuery({ ...historyQuery(api, firstPage), staleTime: historyFreshMs });
  const hasReturned = history?.transactions.some(({ failure }) => failure !== null && !failure.isSeen);
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
          {hasReturned && <ReturnedBanners />}
          {needsConsent && <ConsentNotice />}
          {isConsentMissing(app) && <GuardianNotice />}
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

/** Requests all parts in parallel. */
export function prefetch(app: App): void {
  prefetchHome(app);
  // What was sent can be sent again where it can be sent to.
  void queryClientOf(app.session).prefetchQuery(instrumentsQuery(app.api));
  // A browser takes its time over the first amount that it writes: better now than when the balance has come.
  const { translator } = app;
  setTimeout(() => formatMoney(minorUnits(0), { currency: 'USD', language: translator.language() }));
}

/** How long the page waits for a balance that is on its way, in ms: a slow phone takes longer to show it first without the balance and then with it. */
const balanceWithinMs = 200;

/** How long it waits for a notice above everything else, which would push the balance down while it is being read, in ms: a bound for an answer that hangs. */
const noticeWithinMs = 10_000;

const within = (ms: number, work: Promise<unknown>) =>
  Promise.race([work, new Promise((resolve) => setTimeout(resolve, ms))]);

async function balanceOf({ api, session }: App): Promise<void> {
  const client = queryClientOf(session);
  const query = availableFundsQuery(api);
  const known = client.getQueryState(query.queryKey);
  // One from before a transfer is not shown either.
  if (known?.data === undefined || known.isInvalidated)
    await within(balanceWithinMs, client.prefetchQuery(query));
  // It takes longer: the page begins with the figure of the last visit, if it is found at once.
  if (client.getQueryData(query.queryKey) === undefined)
    await within(balanceWithinMs, client.prefetchQuery(lastAnswerQuery(session, query)));
}

async function guardianOf(app: App): Promise<void> {
  if (!isConsentMissing(app)) return;
  const [{ guardianConsentQuery }] = await Promise.all([
    import('@dayfare/api/guardian/waiting-queries'),
    GuardianNotice.preload(),
  ]);
  await queryClientOf(app.session).prefetchQuery(guardianConsentQuery(app.api));
}

async function noticeOf({ api, session, startup }: App): Promise<void> {
  if (!startupValue(startup.data.values(), 'IsPayrollConsentBusiness')) return;
  const [{ payrollConsentQuery }] = await Promise.all([
    import('@dayfare/api/money/settings/payroll-consent-queries'),
    ConsentNotice.preload(),
  ]);
  await queryClientOf(session).prefetchQuery(payrollConsentQuery(api));
}

/** Lets the page appear with its balance where that is about to come, and with the notice above it. */
export async function load(app: App): Promise<void> {
  const notice = Promise.allSettled([noticeOf(app), guardianOf(app)]);
  await Promise.all([balanceOf(app), within(noticeWithinMs, notice)]);
}

export { HomeScreen as Screen };
