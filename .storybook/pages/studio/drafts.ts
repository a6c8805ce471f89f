import type { Studio } from './draft.ts';

/** A brand in the making as it is kept, with the steps that lead back and forth. */
export interface Draft extends Studio {
  readonly id: string;
  /** When it was changed last, ms since 1970. */
  readonly changedAt: number;
}

/** Where drafts are kept. Every method rejects with the browser's error, such as a full disk. */
export interface DraftStore {
  /** All drafts, the one that was changed last first. */
  list(): Promise<readonly Draft[]>;
  keep(draft: Draft): Promise<void>;
  remove(id: string): Promise<void>;
}

/** Steps that are kept with a draft: as many as one goes back by, and not so many that a browser's room gets short. */
const keptSteps = 50;

/** What is kept of a draft. */
function keptPart(draft: Draft): Draft {
  return { ...draft, past: draft.past.slice(-keptSteps), future: draft.future.slice(-keptSteps) };
}

const latestFirst = (drafts: readonly Draft[]) => drafts.toSorted((a, b) => b.changedAt - a.changedAt);

/** Drafts in this browser's own database: they outlive reloads, and are in no other browser. */
export function browserDrafts(): DraftStore {
  const open = async () => {
    const { openDB } = await import('idb');
    return openDB('dayfare-studio', 1, {
      upgrade: (db) => {
        db.createObjectStore('drafts', { keyPath: 'id' });
      },
    });
  };
  return {
    list: async () => latestFirst(await (await open()).getAll('drafts')),
    keep: async (draft) => {
      await (await open()).put('drafts', keptPart(draft));
    },
    remove: async (id) => (await open()).delete('drafts', id),
  };
}

/** Drafts that go with the page: for checks, which must not touch a designer's own. */
export function memoryDrafts(): DraftStore {
  const drafts = new Map<string, Draft>();
  return {
    list: async () => latestFirst([...drafts.values()]),
    keep: async (draft) => {
      drafts.set(draft.id, keptPart(draft));
    },
    remove: async (id) => {
      drafts.delete(id);
    },
  };
}
