import type { StorageKey } from '@dayfare/domain/session';
import type { LoadedFlag } from '@dayfare/domain/startup';

/** A key of local storage: those of the documents, ours, the loaded flags, and the version of the layout. */
export type LocalKey = StorageKey | LoadedFlag | typeof versionKey;

/** Under which the version of the layout lies. */
export const versionKey = 'storageVersion';

/** localStorage as the app may use it: a key that no one listed does not compile. Every `Storage` is one. */
export interface LocalArea {
  readonly getItem: (key: LocalKey) => string | null;
  readonly setItem: (key: LocalKey, value: string) => void;
  readonly removeItem: (key: LocalKey) => void;
}
