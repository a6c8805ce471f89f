// biome-ignore lint/style/noRestrictedImports: what cannot be fetched has plain words in its place.
import { type ComponentType, lazy, Suspense, useEffect } from 'react';
import { useLanguage } from '../i18n/use-texts.ts';
import { firstWords } from './first-words.ts';

/** What stands in for a page about trouble when that page itself cannot be fetched. */
function PlainTrouble() {
  const { failed, retry } = firstWords[useLanguage()];
  return (
    <main className="first-paint">
      <p className="first-words" role="alert">
        {failed}
      </p>
      <button type="button" className="first-button" onClick={() => window.location.reload()}>
        {retry}
      </button>
    </main>
  );
}

/** A page about trouble in a chunk of its own: no one should wait for it before there is any. */
function later(load: () => Promise<{ default: ComponentType }>) {
  const Page = lazy(() => load().catch(() => ({ default: PlainTrouble })));
  return function LaterPage() {
    return (
      <Suspense fallback={null}>
        <Page />
      </Suspense>
    );
  };
}

const loadProblem = async () => ({ default: (await import('./problem.tsx')).Problem });
const loadMaintenance = async () => ({ default: (await import('./maintenance.tsx')).Screen });

/** Stands in for a page that could not be loaded or shown. */
export const Problem = later(loadProblem);
/** Stands before every page while the server is being worked on. */
export const Maintenance = later(loadMaintenance);

/** How long after the start the pages about trouble are fetched, ms: when trouble comes it may be too late. */
const fetchAfterMs = 3_000;

/** Fetches the pages about trouble once the page on screen has all it needs. */
export function useTroubleAtHand() {
  useEffect(() => {
    const timer = setTimeout(() => {
      loadProblem().catch(() => undefined);
      loadMaintenance().catch(() => undefined);
    }, fetchAfterMs);
    return () => clearTimeout(timer);
  }, []);
}
