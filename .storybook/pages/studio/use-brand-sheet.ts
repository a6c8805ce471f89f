import { brandCss } from '@dayfare/themes/brand-css';
import type { Tokens } from '@dayfare/themes/contract';
import { useCallback, useEffect, useRef } from 'react';

type WindowWithSheets = Window & typeof globalThis;

/** A sheet that stands after all others of a document. A sheet belongs to the window that made it, so each frame needs its own. */
function adoptSheet(page: Document): CSSStyleSheet | undefined {
  const view = page.defaultView as WindowWithSheets | null;
  if (!view) return undefined;
  const sheet = new view.CSSStyleSheet();
  page.adoptedStyleSheets = [...page.adoptedStyleSheets, sheet];
  return sheet;
}

/** Gives this page the brand `name` with these tokens, for as long as the caller is shown. */
export function useBrandSheet(name: string, tokens: Tokens): void {
  const sheet = useRef<CSSStyleSheet>(undefined);
  useEffect(() => {
    const own = adoptSheet(document);
    sheet.current = own;
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== own);
    };
  }, []);
  useEffect(() => sheet.current?.replaceSync(brandCss(name, tokens)), [name, tokens]);
}

/** Gives the pages that load in a frame the brand `name` with these tokens. To be called with the frame after each load. */
export function useFrameBrand(name: string, tokens: Tokens): (frame: HTMLIFrameElement) => void {
  const sheet = useRef<CSSStyleSheet>(undefined);
  const latest = useRef('');
  latest.current = brandCss(name, tokens);
  useEffect(() => sheet.current?.replaceSync(brandCss(name, tokens)), [name, tokens]);
  return useCallback((frame) => {
    sheet.current = frame.contentDocument ? adoptSheet(frame.contentDocument) : undefined;
    sheet.current?.replaceSync(latest.current);
  }, []);
}
