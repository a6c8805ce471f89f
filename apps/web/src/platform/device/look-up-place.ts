import { placeContract } from '@dayfare/api/startup/place-contract';
import { publicIpService } from '@dayfare/api/startup/public-ip';
import { locationRequest, type Position, positionOrFallback, readPublicIp } from '@dayfare/domain/startup';
import type { App } from '../app-context/app.ts';
import { readLocal, writeLocal } from '../storage/local-values.ts';
import { findPosition } from './find-position.ts';
import { isNativeApp } from './native.ts';

type PlaceParts = Pick<App, 'api' | 'local' | 'tab' | 'startup' | 'device'>;

/** How long a lookup service is waited for, in ms. */
const lookUpMs = 3_000;

/** Whether the person allows this page to locate the device. Browsers that cannot tell count as not asked yet; a shell asks itself. */
async function permission({ device }: PlaceParts): Promise<PermissionState> {
  if (device.can('location')) return 'granted';
  try {
    return (await navigator.permissions.query({ name: 'geolocation' })).state;
  } catch {
    return 'prompt';
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

/** The address that the configured lookup service sees; null if there is none, or if it doesn't answer with one. */
async function publicAddress({ api, startup }: PlaceParts): Promise<string | null> {
  const service = publicIpService(startup.configuration.get().value('PublicIpUrl'));
  if (!service) return null;
  try {
    const answer = await api.fetchOutside(service, { signal: AbortSignal.timeout(lookUpMs) });
    return answer.ok ? readPublicIp(await answer.text()) : null;
  } catch {
    return null;
  }
}

/** Stores the device's public address, or else the one that the server sees, for the headers of later calls. */
async function lookUpAddress(parts: PlaceParts): Promise<void> {
  const found = (await publicAddress(parts)) ?? (await parts.api.client(placeContract).getCIP());
  writeLocal(parts.local, 'clientIp', found);
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
  const found = await findPosition(parts.device, timeoutMs);
  if (found === 'denied') return forgetPosition(local);
  const { latitude, longitude } = positionOrFallback(
    found === 'failed' ? null : found,
    storedPosition(local),
  );
  writeLocal(local, 'clientLatitude', latitude);
  writeLocal(local, 'clientLongitude', longitude);
}

/** Finds the device's address and position. Never rejects: calls are sent without what could not be found. Load it lazily. */
export async function lookUpPlace(parts: PlaceParts): Promise<void> {
  await Promise.allSettled([lookUpAddress(parts), lookUpPosition(parts)]);
}
