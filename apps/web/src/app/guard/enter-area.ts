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
  await Promise.all(plan.filter(({ step }) => step === 'startupData' || step === 'availableFunds').map(take));
  for (const step of plan.filter((one) => one.step === 'stateSelection')) {
    const elsewhere = await take(step);
    if (elsewhere) return elsewhere;
  }
  return null;
}
