import type { LocalArea } from '../storage/local-area.ts';

const storageKey = 'deviceId';

/** Returns this browser's random id, created on the first visit and kept when someone signs out. */
export function deviceId(storage: LocalArea): string {
  const known = storage.getItem(storageKey);
  if (known) return known;
  const made = crypto.randomUUID();
  storage.setItem(storageKey, made);
  return made;
}

/** Returns the kind of device, as one of the API's client types. */
export function deviceType(): 'Mobile Web' | 'Web' {
  return window.matchMedia('(pointer: coarse)').matches ? 'Mobile Web' : 'Web';
}
