import { brandCss } from '@dayfare/themes/brand-css';
import { wholeBrand } from '@dayfare/themes/folder';
import type { BrandLogos } from '@dayfare/themes/logo';
import { useSyncExternalStore } from 'react';
import { logoOf } from './pages/shared/own-logo.ts';
import { brandOf, type DraftBrand, voicesOf } from './pages/studio/draft.ts';
import { browserDrafts, draftName, watchLatestDraft } from './pages/studio/drafts.ts';

/** The draft of this browser that was opened or changed last, as a brand. */
interface ShownDraft extends DraftBrand {
  readonly logos: BrandLogos;
  /** What it says in each language. */
  readonly voices: ReturnType<typeof voicesOf>;
}

let shown: ShownDraft | undefined;
const listeners = new Set<() => void>();

/** The draft as it is now; undefined if this browser has none. */
export const currentDraft = (): ShownDraft | undefined => shown;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The draft, and whenever it changes. */
export const useDraftBrand = (): ShownDraft | undefined => useSyncExternalStore(subscribe, currentDraft);

function logosOf(draft: DraftBrand): BrandLogos {
  const { logo, mark } = wholeBrand(draft);
  return { full: logoOf(logo), mark: logoOf(mark) };
}

/** The stylesheet of the draft. */
export const draftCss = ({ tokens }: Pick<DraftBrand, 'tokens'>): string => brandCss(draftName, tokens);

/**
 * Gives this page the draft that was opened or changed last in this browser, as it is and whenever it changes, in whichever window.
 * Resolves when it is known whether there is one.
 */
export function startDraftBrand(): Promise<void> {
  const sheet = new CSSStyleSheet();
  document.adoptedStyleSheets.push(sheet);
  return new Promise((known) => {
    watchLatestDraft(browserDrafts(), (latest) => {
      const before = shown;
      const draft = latest && brandOf(latest);
      sheet.replaceSync(draft ? draftCss(draft) : '');
      shown = draft && { ...draft, logos: logosOf(draft), voices: voicesOf(draft) };
      for (const listener of listeners) listener();
      if (before) for (const { url } of Object.values(before.logos)) URL.revokeObjectURL(url);
      known();
    });
  });
}
