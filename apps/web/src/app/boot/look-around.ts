import type { App } from '../../platform/app-context/app.ts';
import { isInsideAnother } from '../../platform/device/find-shell.ts';

/** What analytics starts with. */
interface Shown {
  readonly local: Storage;
  /** When the page was shown, in ms since the epoch. */
  readonly shownAt: number;
}

/** Fetches what shows dialogs and sheets, so that the first one opens at once. One that opens before fetches it itself. */
const prepareOverlays = async () => (await import('@dayfare/ui/dialog')).loadOverlays();

/**
 * Starts analytics, locates the device, fetches what opens over pages and the screens of areas that are loaded at once, and prepares the page for
 * times without a network. Never rejects: the page does without what could not be fetched.
 */
export async function lookAround(app: App, shown: Shown): Promise<void> {
  const analyse = async () => (await import('../../platform/analytics/start.ts')).startAnalytics(app, shown);
  const lookUp = async () => (await import('../../platform/device/look-up-place.ts')).lookUpPlace(app);
  const oneApp = async () => (await import('../../platform/startup/one-app.ts')).loadOneApp(app);
  const ahead = async () => (await import('../routes/eager-screens.ts')).loadEagerScreens(app);
  // A native app has its own page for when there is no network.
  const hasWorker = import.meta.env.PROD && !isInsideAnother();
  const work = async () =>
    hasWorker && (await import('../../platform/offline/start-worker.ts')).startWorker(app);
  await Promise.allSettled([prepareOverlays(), analyse(), lookUp(), work(), oneApp(), ahead()]);
}
