import { wipeStorage } from '../session/wipe-storage.ts';
import { versionKey } from './local-area.ts';

/** Brings a storage from the version of its place in the list, counted from 1, to the next. */
export type LayoutStep = (storage: Storage) => void;

const steps: readonly LayoutStep[] = [];

/**
 * Brings what lies in localStorage to the layout that this version of the app reads. What a later version has left, after a deploy that
 * was taken back, is forgotten but for the settings of the device: no one here knows how to read it.
 */
export function bringUpToDate(storage: Storage, ways: readonly LayoutStep[] = steps): void {
  const newest = ways.length + 1;
  const written = storage.getItem(versionKey);
  const version = written === null ? 1 : Number(written);
  if (!Number.isInteger(version) || version < 1 || version > newest) wipeStorage(storage);
  else for (const step of ways.slice(version - 1)) step(storage);
  storage.setItem(versionKey, String(newest));
}
