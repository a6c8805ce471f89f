import { placeContract } from '@dayfare/api/startup/place-contract';
import { locationRequest, type Position, positionOrFallback } from '@dayfare/domain/startup';
import type { App } from '../app-context/app.ts';
import { readLocal, writeLocal } from '../storage/local-values.ts';
import { isNativeApp } from './native.ts';
import { refusalOf } from './refusal-of.ts';

type PlaceParts = Pick<App, 'api' | 'local' | 'tab' | 'startup' | 'device'>;

/** Positions up to this age are good enough, in ms. */
const maximumAge = 5 * 60_000;

/** Whether the person allows this page to locate the device. Browsers that cannot tell count as not asked yet; a shell asks itself. */
async function permission({ device }: PlaceParts): Promise<PermissionState> {
  if (device.can('location')) return 'granted';
  try {
    return (await navigator.permissions.query({ name: 'geolocation' })).state;
  } catch {
    return 'prompt';
  }
}

const findInBrowser = (timeout: number) =>
  new Promise<Position | null>((resolve) => {
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => resolve({ latitude, longitude }),
      () => resolve(null),
      { timeout, maximumAge },
    );
  });

/**
 * Asks the shell, or the browser if there is none. Resolves with null if the device cannot be located, rejects if the person forbids it.
 */
async function find({ device }: PlaceParts, timeout: number): Promise<Position | null> {
  if (!device.can('location')) return findInBrowser(timeout);
  try {
    return await device.ask('location.find', { withinMs: timeout, maxAgeMs: maximumAge });
  } catch (error) {
    // Final, or the person's own.
    if (['denied', 'blocked'].includes(refusalOf(error) ?? '')) throw error;
    return null;
  }
}

function forgetPosition(local: Storage): void {
  local.removeItem('clientLatitude');
  local.removeItem('clientLongitude');
}

function storedPosition(local: Storage): Position | null {
  const latitude = readLocal(local, 'clientLatitude');
  const longitude = readLocal(local, 'clientLongitude');
  return latitude === null || longitude === null ? null : { latitude, longitude };
}

/** Stores the address that the server sees, for the headers of later calls. */
async function lookUpAddress({ api, local }: PlaceParts): Promise<void> {
  writeLocal(local, 'clientIp', await api.client(placeContract).getCIP());
}

/**
 * Stores the device's position for the headers of later calls. In a browser only if people have allowed it before: a page that just
 * opened does not ask. If they forbid it, the stored position is deleted.
 */
async function lookUpPosition(parts: PlaceParts): Promise<void> {
  const { local, tab, startup } = parts;
  const isNative = isNativeApp({ local, tab });
  const state = await permission(parts);
  if (state === 'denied') forgetPosition(local);
  if (state === 'denied' || (state === 'prompt' && !isNative)) return;
  const timeout = startup.configuration.get().value('GeolocationTimeout');
  const { afterMs, timeoutMs } = locationRequest(isNative, Number(timeout ?? 0));
  await new Promise((resolve) => setTimeout(resolve, afterMs));
  const found = await find(parts, timeoutMs).catch(() => 'forbidden' as const);
  if (found === 'forbidden') return forgetPosition(local);
  const { latitude, longitude } = positionOrFallback(found, storedPosition(local));
  writeLocal(local, 'clientLatitude', latitude);
  writeLocal(local, 'clientLongitude', longitude);
}

/** Finds the device's address and position. Never rejects: calls are sent without what could not be found. Load it lazily. */
export async function lookUpPlace(parts: PlaceParts): Promise<void> {
  await Promise.allSettled([lookUpAddress(parts), lookUpPosition(parts)]);
}
