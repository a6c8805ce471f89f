import type { Position } from '@dayfare/domain/startup';
import type { Device } from './device.ts';
import { refusalOf } from './refusal-of.ts';

/** Where a device is, or why that is unknown: its user doesn't allow it, or it can't tell. */
export type FoundPosition = Position | 'denied' | 'failed';

/** Positions up to this age are good enough, in ms. */
const maximumAge = 5 * 60_000;

const findInBrowser = (timeout: number) =>
  new Promise<FoundPosition>((resolve) => {
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => resolve({ latitude, longitude }),
      ({ code }) => resolve(code === 1 ? 'denied' : 'failed'),
      { timeout, maximumAge },
    );
  });

/** Asks the shell where the device is, or the browser if there is none. `timeout` in ms. Never rejects. */
export async function findPosition(device: Device, timeout: number): Promise<FoundPosition> {
  if (!device.can('location')) return findInBrowser(timeout);
  try {
    return await device.ask('location.find', { withinMs: timeout, maxAgeMs: maximumAge });
  } catch (error) {
    // Final, or the person's own.
    return ['denied', 'blocked'].includes(refusalOf(error) ?? '') ? 'denied' : 'failed';
  }
}
