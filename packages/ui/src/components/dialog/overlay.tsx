import { type ComponentType, useEffect, useState } from 'react';
import type { OverlayBaseProps } from './overlay-props.ts';

let Panel: ComponentType<OverlayBaseProps> | undefined;
let loading: Promise<void> | undefined;

/**
 * Fetches what shows dialogs, sheets and drawers, which is in a chunk of its own. An overlay does so when it opens; call this when the page has nothing
 * to do, so that the first one opens at once. Rejects if it cannot be fetched; the next call tries again.
 */
export function loadOverlays(): Promise<void> {
  loading ??= import('./overlay-panel.tsx').then(
    (loaded) => {
      Panel = loaded.OverlayPanel;
    },
    (error) => {
      loading = undefined;
      throw error;
    },
  );
  return loading;
}

/**
 * The overlay behind Dialog, BottomSheet and Drawer: nothing until what shows it has been fetched. Not `lazy` of React, which holds back for up
 * to 300 ms what has suspended, even when it is there. Not exported from the package.
 */
export function Overlay(props: OverlayBaseProps) {
  const { isOpen } = props;
  const [isLoaded, setLoaded] = useState(Panel !== undefined);
  const [failure, setFailure] = useState<{ error: unknown }>();
  useEffect(() => {
    if (isLoaded || !isOpen) return;
    let isGone = false;
    loadOverlays().then(
      () => !isGone && setLoaded(true),
      (error: unknown) => !isGone && setFailure({ error }),
    );
    return () => {
      isGone = true;
    };
  }, [isLoaded, isOpen]);
  // As with any chunk that is missing: the page's own boundary says what to do.
  if (failure) throw failure.error;
  return Panel && (isLoaded || isOpen) ? <Panel {...props} /> : null;
}
