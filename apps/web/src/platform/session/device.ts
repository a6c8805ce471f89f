import type { LocalArea } from '../storage/local-area.ts';

const storageKey = 'deviceId';

/** This browser's own random name, made on the first visit and kept when someone signs out. */
export function deviceId(storage: LocalArea): string {
  const known = storage.getItem(storageKey);
  if (known) return known;
  const made = crypto.randomUUID();
  storage.setItem(storageKey, made);
  return made;
}

/** What kind of device it is, in the words of the wire's client types. */
export function deviceType(): 'Mobile Web' | 'Web' {
  return window.matchMedia('(pointer: coarse)').matches ? 'Mobile Web' : 'Web';
}
