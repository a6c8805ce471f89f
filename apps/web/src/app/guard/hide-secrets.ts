import { type MiddlewareFunction, redirect, replace } from 'react-router-dom';
import type { App } from '../../platform/app-context/app.ts';
import type { ScreenRoute } from '../../platform/navigation/screen-route.ts';
import { secretsIn, withoutSecrets } from '../../platform/storage/secret-names.ts';

type Entry = Pick<ScreenRoute, 'path' | 'secrets'>;

/** Keeps the secrets of an address for the tab. Gives the address without them; null if it has none. */
async function takeSecrets(tab: Storage, url: URL, entries: readonly Entry[]): Promise<string | null> {
  // The router takes a path in any spelling, too.
  const path = url.pathname.toLowerCase().replace(/\/+$/, '');
  const names = entries.find((entry) => entry.path.toLowerCase() === path)?.secrets ?? [];
  const values = secretsIn(url.search, names);
  if (Object.keys(values).length === 0) return null;
  const { keepSecretParameters } = await import('../../platform/storage/secret-parameters.ts');
  await keepSecretParameters(tab, values);
  return withoutSecrets(url, names);
}

/** Takes the secrets out of the address that the browser has opened, and out of its history. */
export async function hideSecrets(tab: Storage, entries: readonly Entry[]): Promise<void> {
  const clean = await takeSecrets(tab, new URL(window.location.href), entries);
  if (clean !== null) window.history.replaceState(window.history.state, '', clean);
}

/** The same for addresses that are opened within the app, as a native app does: the router never arrives at them. */
export function hidesSecrets({ tab }: Pick<App, 'tab'>, entries: readonly Entry[]): MiddlewareFunction {
  // The first address is in the history already, where the clean one takes its place.
  let isFirst = true;
  return async ({ request }) => {
    const lead = isFirst ? replace : redirect;
    isFirst = false;
    const clean = await takeSecrets(tab, new URL(request.url), entries);
    if (clean !== null) throw lead(clean);
  };
}
