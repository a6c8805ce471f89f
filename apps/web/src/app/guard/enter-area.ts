import { availableFundsQuery } from '@dayfare/api/money/queries';
import { isArea } from '@dayfare/domain/access';
import { type PreloadStep, preloadPlan, startupValue, stateExpiryPath } from '@dayfare/domain/startup';
import type { App } from '../../platform/app-context/app.ts';
import { queryClientOf } from '../../platform/queries/query-client.ts';

/** Where to go instead, or null. */
type Preloader = (app: App, step: PreloadStep) => Promise<string | null>;

/** The other steps come with the screens of their areas. */
const preloaders: Readonly<Partial<Record<PreloadStep['step'], Preloader>>> = {
  configuration: async ({ startup }) => {
    await startup.configure();
    return null;
  },
  startupData: async (app, step) => {
    if (step.step === 'startupData') await app.enter(step.module);
    return null;
  },
  // Nothing waits for it: the figure appears when it arrives, or an error does.
  availableFunds: async ({ api, session }) => {
    void queryClientOf(session).prefetchQuery(availableFundsQuery(api));
    return null;
  },
  // A ride that is under way comes before anything else on its page; without an answer, the page asks again itself.
  currentRide: async ({ api, session }) => {
    const { currentRideQuery } = await import('@dayfare/api/rides/queries');
    await queryClientOf(session).prefetchQuery(currentRideQuery(api));
    return null;
  },
  cardCacheVersion: async ({ api, local, session, startup }) => {
    const [{ checkCardCache }, { createCardDetails }] = await Promise.all([
      import('../../platform/storage/card-cache.ts'),
      import('../../platform/storage/card-details.ts'),
    ]);
    const configuration = startup.configuration.get();
    const asked = session.current()?.user.sessionID;
    await checkCardCache({
      isStillHere: () => asked !== undefined && session.current()?.user.sessionID === asked,
      local,
      cards: createCardDetails(session.sealingKey),
      ask: async () => ({
        version: Number(configuration.value('IndexDbCacheVersion') || Number.NaN),
        clearFlag: Number(configuration.value('ClearIndexDbCache')),
      }),
      log: async (message) => {
        const { logFault } = await import('../../platform/analytics/log-fault.ts');
        await logFault(api, { where: 'card.cache', message });
      },
    });
    return null;
  },
  stateSelection: async ({ startup, local }) =>
    stateExpiryPath({
      isLoaded: startup.data.isLoaded('isLoadShared'),
      isStateExpired: startupValue(startup.data.values(), 'IsStateExpired') ?? false,
      isSkipped: local.getItem('skipStateDirectResolver') === 'true',
    }),
};

/** Returns what an area loads before its first page is shown, in order, if nothing has been loaded yet. */
export function entranceSteps(path: string): readonly PreloadStep[] {
  const [, area = ''] = path.split('/');
  if (!isArea(area)) return [];
  return preloadPlan(area, { isConfigurationLoaded: false }).filter(({ step }) => preloaders[step]);
}

/**
 * Loads what an area needs before its first page is shown. Resolves with the path to go to instead, if its data requires one. Rejects
 * with the ApiError if start-up data cannot be loaded.
 */
export async function enterArea(app: App, path: string): Promise<string | null> {
  const [, area = ''] = path.split('/');
  if (!isArea(area)) return null;
  const { isLoaded, isDirectEnrollmentRestricted } = app.startup.configuration.get();
  const plan = preloadPlan(area, { isConfigurationLoaded: isLoaded, isDirectEnrollmentRestricted });
  const take = (step: PreloadStep) => preloaders[step.step]?.(app, step) ?? null;
  for (const step of plan.filter((one) => one.step === 'configuration')) await take(step);
  // Only what uses the data waits for it.
  const atOnce: readonly PreloadStep['step'][] = ['startupData', 'availableFunds', 'currentRide'];
  await Promise.all(plan.filter(({ step }) => atOnce.includes(step)).map(take));
  for (const step of plan.filter((one) => one.step === 'cardCacheVersion' || one.step === 'stateSelection')) {
    const elsewhere = await take(step);
    if (elsewhere) return elsewhere;
  }
  return null;
}
