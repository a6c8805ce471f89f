import type { Studio } from './draft.ts';

/** What the draft that was opened or changed last is called in the brand toolbar and in `data-brand`. No brand may have this name. */
export const draftName = 'draft';

/** A brand in the making as it is kept, with the steps that lead back and forth. */
export interface Draft extends Studio {
  readonly id: string;
  /** When it was opened or changed last, ms since 1970. */
  readonly changedAt: number;
}

/** Where drafts are kept. Every method rejects with the browser's error, such as a full disk. */
export interface DraftStore {
  /** All drafts, the one that was changed last first. */
  list(): Promise<readonly Draft[]>;
  keep(draft: Draft): Promise<void>;
  /** Keeps drafts before it returns, for a page that goes: nothing that takes its time would be finished. Best effort. */
  keepAtOnce(drafts: readonly Draft[]): void;
  remove(id: string): Promise<void>;
}

/** Steps that are kept with a draft: as many as one goes back by, and not so many that a browser's room gets short. */
const keptSteps = 50;

/** What is kept of a draft. */
function keptPart(draft: Draft): Draft {
  return { ...draft, past: draft.past.slice(-keptSteps), future: draft.future.slice(-keptSteps) };
}

const latestFirst = (drafts: readonly Draft[]) => drafts.toSorted((a, b) => b.changedAt - a.changedAt);

/** How pages of one browser hear of each other's drafts: the draft that was kept, or the id of one that was removed. */
const newsName = 'dayfare-studio';

type News = { readonly kept: Draft } | { readonly removed: string };

/** A draft without the steps that led to it. */
const withoutSteps = (draft: Draft): Draft => ({ ...draft, past: [], future: [] });

function tell(news: News): void {
  // One for each message: what a channel says it does not hear itself, and the page that keeps a draft shows it as well.
  const channel = new BroadcastChannel(newsName);
  channel.postMessage(news);
  channel.close();
}

/**
 * Calls back with the draft of this browser that was opened or changed last, at first and whenever it is another or has changed, in
 * whichever window; undefined when there is none. What comes back ends it.
 */
export function watchLatestDraft(
  store: DraftStore,
  onChange: (latest: Draft | undefined) => void,
): () => void {
  let latest: Draft | undefined;
  let isOver = false;
  const show = (draft: Draft | undefined) => {
    latest = draft;
    if (!isOver) onChange(draft);
  };
  const read = async () => show((await store.list().catch(() => []))[0]);
  const channel = new BroadcastChannel(newsName);
  channel.onmessage = ({ data }: MessageEvent<News>) => {
    if ('removed' in data) void read();
    else if (!latest || latest.changedAt <= data.kept.changedAt) show(data.kept);
  };
  void read();
  return () => {
    isOver = true;
    channel.close();
  };
}

/** Where a page that goes leaves what the database has not got yet. */
const leftBehind = 'dayfare-studio-left-behind';

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
  /** Puts what the last page left behind in its place. */
  const takeOver = async () => {
    const left = localStorage.getItem(leftBehind);
    if (left === null) return;
    const db = await open();
    for (const draft of JSON.parse(left) as readonly Draft[]) {
      const kept: Draft | undefined = await db.get('drafts', draft.id);
      if (!kept || kept.changedAt < draft.changedAt) await db.put('drafts', draft);
    }
    localStorage.removeItem(leftBehind);
  };
  return {
    list: async () => {
      await takeOver();
      return latestFirst(await (await open()).getAll('drafts'));
    },
    keepAtOnce: (drafts) => {
      try {
        localStorage.setItem(leftBehind, JSON.stringify(drafts.map(keptPart)));
      } catch {
        // No room: what the database has is all there is.
      }
    },
    keep: async (draft) => {
      await (await open()).put('drafts', keptPart(draft));
      tell({ kept: withoutSteps(draft) });
    },
    remove: async (id) => {
      await (await open()).delete('drafts', id);
      tell({ removed: id });
    },
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
    keepAtOnce: (left) => {
      for (const draft of left) drafts.set(draft.id, keptPart(draft));
    },
    remove: async (id) => {
      drafts.delete(id);
    },
  };
}
