import type { Language } from '@dayfare/domain/product';
import { isBrandName, loadDefaultProps, type Voice } from '@dayfare/themes/brands';
import { plainProps } from '@dayfare/themes/folder';
import type { BrandLogos } from '@dayfare/themes/logo';
import { type ReactNode, useEffect } from 'react';
import type { App } from '../platform/app-context/app.ts';
import { defaultBrand } from '../platform/brand/brand-store.ts';

/** What a brand in the making brings beside its stylesheet. */
export interface DraftLook {
  readonly logos: BrandLogos;
  readonly voices: Readonly<Record<Language, Voice>>;
}

/** A screen, and the draft that it is shown in now. */
export interface ScreenBrand {
  readonly app: App;
  /** Its draft is undefined in a brand of ours. */
  readonly look: { draft: DraftLook | undefined };
}

/**
 * Shows a screen in a brand of ours, or over it in the draft: words, logo and what the brand presets. Sheets are in the page already.
 * Rejects if the brand's words cannot be fetched.
 */
export async function showScreenBrand(
  { app, look }: ScreenBrand,
  wanted: unknown,
  draft: DraftLook | undefined,
): Promise<void> {
  const { brand, translator } = app;
  const beneath = isBrandName(wanted) ? wanted : defaultBrand;
  if (beneath === brand.current.get() && draft === look.draft) return;
  look.draft = draft;
  await translator.apply(beneath);
  brand.presets.set(draft ? plainProps : await loadDefaultProps(beneath));
  const name = draft?.voices[translator.language()].productName ?? '';
  brand.over.set(draft ? { name, logo: draft.logos.full, mark: draft.logos.mark } : null);
  brand.current.set(beneath);
}

interface FollowsDraftProps {
  screen: ScreenBrand;
  /** The draft as it is now. */
  draft: DraftLook | undefined;
  children: ReactNode;
}

/** Has a screen follow the draft as it is changed elsewhere. */
export function FollowsDraft({ screen, draft, children }: FollowsDraftProps) {
  useEffect(() => {
    if (draft && draft !== screen.look.draft) void showScreenBrand(screen, undefined, draft);
  }, [screen, draft]);
  useEffect(() => followLanguage(screen.app), [screen]);
  return children;
}

/** Lets a check put the screen that is shown into another language, without mounting it again: what steps have led to stays. */
function followLanguage({ translator }: App): () => void {
  const dayfareLanguage = { get: translator.language, set: translator.setLanguage };
  Object.assign(window, { dayfareLanguage });
  return () => void Reflect.deleteProperty(window, 'dayfareLanguage');
}
