import { placeContract } from '@dayfare/api/startup/place-contract';
import { locationRequest, type Position, positionOrFallback } from '@dayfare/domain/startup';
import type { App } from '../app-context/app.ts';
import { readLocal, writeLocal } from '../storage/local-values.ts';
import { isNativeApp } from './native.ts';

type PlaceParts = Pick<App, 'api' | 'local' | 'tab' | 'startup'>;

/** A position that is no older than this is good enough, ms. */
const maximumAge = 5 * 60_000;

/** Whether the person lets this page know where the device is. Browsers that cannot say count as not asked yet. */
async function permission(): Promise<PermissionState> {
  try {
    return (await navigator.permissions.query({ name: 'geolocation' })).state;
  } catch {
    return 'prompt';
  }
}

const find = (timeout: number) =>
  new Promise<Position | null>((resolve) => {
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => resolve({ latitude, longitude }),
      () => resolve(null),
      { timeout, maximumAge },
    );
  });

function storedPosition(local: Storage): Position | null {
  const latitude = readLocal(local, 'clientLatitude');
  const longitude = readLocal(local, 'clientLongitude');
  return latitude === null || longitude === null ? null : { latitude, longitude };
}

/** Keeps the address that the server sees, for the headers of the calls that follow. */
async function lookUpAddress({ api, local }: PlaceParts): Promise<void> {
  writeLocal(local, 'clientIp', await api.client(placeContract).getCIP());
}

/**
 * Keeps the device's position, for the headers of the calls that follow. In a browser only where people have allowed it before: a page
 * that has just opened asks nobody for it. Once they forbid it, what was kept goes.
 */
async function lookUpPosition({ local, tab, startup }: PlaceParts): Promise<void> {
  const isNative = isNativeApp({ local, tab });
  const state = await permission();
  if (state === 'denied') {
    local.removeItem('clientLatitude');
    local.removeItem('clientLongitude');
  }
  if (state === 'denied' || (state === 'prompt' && !isNative)) return;
  const timeout = startup.configuration.get().value('GeolocationTimeout');
  const { afterMs, timeoutMs } = locationRequest(isNative, Number(timeout ?? 0));
  await new Promise((resolve) => setTimeout(resolve, afterMs));
  const { latitude, longitude } = positionOrFallback(await find(timeoutMs), storedPosition(local));
  writeLocal(local, 'clientLatitude', latitude);
  writeLocal(local, 'clientLongitude', longitude);
}

/** Looks up the device's address and position. Never rejects: calls go without what could not be found. Load lazily. */
export async function lookUpPlace(parts: PlaceParts): Promise<void> {
  await Promise.allSettled([lookUpAddress(parts), lookUpPosition(parts)]);
}
