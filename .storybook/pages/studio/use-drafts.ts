import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { type DraftBrand, type StudioAction, studioReducer } from './draft.ts';
import { draftInHash } from './draft-link.ts';
import type { Draft, DraftStore } from './drafts.ts';

/** Whether the browser has what one sees. */
type Keeping = 'kept' | 'pending' | 'failed';

/** The draft that one works on, and the others. */
export interface Drafts {
  readonly draft: Draft;
  /** All drafts, the one that one works on among them. */
  readonly all: readonly Draft[];
  readonly keeping: Keeping;
  readonly act: (action: StudioAction) => void;
  /** Begins another draft; the one before stays in the list. */
  readonly begin: (start: DraftBrand) => void;
  readonly open: (id: string) => void;
  /** Gives the draft up, and opens the one that was changed before it. */
  readonly remove: () => void;
}

/** A pause in the work after which it is kept, ms. */
const pauseMs = 250;

const newDraft = (start: DraftBrand): Draft => ({
  ...{ ...start, id: crypto.randomUUID() },
  ...{ past: [], future: [], changedAt: Date.now() },
});

/** The window whose address people see and share: Storybook's own where this page stands in its frame. */
function addressed(): Window {
  try {
    return window.top?.location.hash === undefined ? window : window.top;
  } catch {
    // Another site's page around ours.
    return window;
  }
}

async function linkedDraft(): Promise<DraftBrand | undefined> {
  const { location, history } = addressed();
  const linked = await draftInHash(location.hash);
  // Otherwise a reload would begin the same draft once more.
  if (linked) history.replaceState(history.state, '', location.pathname + location.search);
  return linked;
}

/**
 * The drafts of a store. Every change is kept after a short pause, and at once when the page goes; whoever leaves with work that could not
 * be kept is asked first. Undefined until the store has answered.
 */
export function useDrafts(store: DraftStore, first: DraftBrand): Drafts | undefined {
  const [all, setAll] = useState<readonly Draft[]>();
  const [currentId, setCurrent] = useState('');
  const [keeping, setKeeping] = useState<Keeping>('kept');
  const pending = useRef(new Map<string, Draft>());

  const flush = useCallback(async () => {
    const drafts = [...pending.current.values()];
    if (drafts.length === 0) return;
    try {
      await Promise.all(drafts.map((draft) => store.keep(draft)));
      for (const draft of drafts)
        if (pending.current.get(draft.id) === draft) pending.current.delete(draft.id);
      if (pending.current.size === 0) setKeeping('kept');
    } catch {
      setKeeping('failed');
    }
  }, [store]);

  const put = (draft: Draft, rest: readonly Draft[]) => {
    pending.current.set(draft.id, draft);
    setKeeping((now) => (now === 'failed' ? now : 'pending'));
    setAll([draft, ...rest.filter(({ id }) => id !== draft.id)]);
    setCurrent(draft.id);
  };

  const load = useEffectEvent(async (isGone: () => boolean) => {
    const [kept, linked] = await Promise.all([store.list().catch(() => []), linkedDraft()]);
    if (isGone()) return;
    if (linked) return put(newDraft(linked), kept);
    const [latest = newDraft(first)] = kept;
    setAll(kept.length > 0 ? kept : [latest]);
    setCurrent(latest.id);
  });
  useEffect(() => {
    let isGone = false;
    void load(() => isGone);
    return () => {
      isGone = true;
    };
  }, []);

  useEffect(() => {
    if (keeping === 'kept') return;
    const timer = setTimeout(flush, pauseMs);
    const ask = (event: BeforeUnloadEvent) => {
      if (keeping === 'failed') event.preventDefault();
    };
    const leave = () => store.keepAtOnce([...pending.current.values()]);
    window.addEventListener('pagehide', leave);
    window.addEventListener('beforeunload', ask);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pagehide', leave);
      window.removeEventListener('beforeunload', ask);
    };
  });
  useEffect(() => () => void flush(), [flush]);

  const draft = all?.find(({ id }) => id === currentId);
  if (!all || !draft) return undefined;
  return {
    ...{ draft, all, keeping },
    act: (action) => {
      const studio = studioReducer(draft, action);
      if (studio !== draft) put({ ...draft, ...studio, changedAt: Date.now() }, all);
    },
    begin: (start) => put(newDraft(start), all),
    // Kept, since the draft that was opened last is the one that other pages show.
    open: (id) => {
      const chosen = all.find((one) => one.id === id);
      if (chosen) put({ ...chosen, changedAt: Date.now() }, all);
    },
    remove: () => {
      const rest = all.filter(({ id }) => id !== draft.id);
      const [next = newDraft(first)] = rest;
      pending.current.delete(draft.id);
      void store.remove(draft.id).catch(() => setKeeping('failed'));
      setAll(rest.length > 0 ? rest : [next]);
      setCurrent(next.id);
    },
  };
}
