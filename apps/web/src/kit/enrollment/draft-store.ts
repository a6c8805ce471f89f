import type { App } from '../../platform/app-context/app.ts';
import { nowMs } from '../../platform/device/now.ts';
import { openText, sealText } from '../../platform/session/sealed-text.ts';
import { type Cell, cell } from '../../platform/state/cell.ts';
import { deviceKey } from '../../platform/storage/device-key.ts';
import { type EnrollmentDraft, newDraft, readDraft, writeDraft } from './draft.ts';

/** Key in the storage that all tabs share. A sign-out takes it along. */
const storageKey = 'enrollment';

/** The sign-up of this device. */
interface DraftStore {
  readonly draft: Cell<EnrollmentDraft>;
  /** Resolves once what was kept from another visit is there. */
  readonly load: () => Promise<EnrollmentDraft>;
  /** Changes the draft, and keeps it. Resolves once it would survive a closed tab. */
  readonly change: (patch: Partial<EnrollmentDraft>) => Promise<void>;
  /** Forgets it, here and on the device. */
  readonly wipe: () => void;
}

function createStore({ local }: Pick<App, 'local'>): DraftStore {
  const draft = cell(newDraft());
  let key: Promise<CryptoKey> | undefined;
  const seal = () => {
    key ??= deviceKey();
    return key;
  };
  /** One after the other: the last change is the one that stays. */
  let writing: Promise<void> = Promise.resolve();
  const read = async () => {
    try {
      const kept = await openText(await seal(), local.getItem(storageKey) ?? '');
      const found = kept === null ? null : readDraft(kept, nowMs());
      if (found) draft.set(found);
      else local.removeItem(storageKey);
    } catch {
      // What cannot be read is begun again.
    }
    return draft.get();
  };
  let loaded: Promise<EnrollmentDraft> | undefined;
  return {
    draft,
    load: async () => {
      loaded ??= read();
      await loaded;
      return draft.get();
    },
    change: (patch) => {
      draft.set({ ...draft.get(), ...patch });
      writing = writing.then(async () => {
        try {
          local.setItem(storageKey, await sealText(await seal(), writeDraft(draft.get(), nowMs())));
        } catch {
          // A full or forbidden storage costs the way back after a closed tab.
        }
      });
      return writing;
    },
    wipe: () => {
      draft.set(newDraft());
      writing = writing.then(() => local.removeItem(storageKey));
    },
  };
}

const stores = new WeakMap<App, DraftStore>();

/** The sign-up of an app; one for the whole page. */
export function draftStoreOf(app: App): DraftStore {
  const known = stores.get(app) ?? createStore(app);
  stores.set(app, known);
  return known;
}
