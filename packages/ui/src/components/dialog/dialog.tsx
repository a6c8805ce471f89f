'use client';

import { Overlay, type OverlayProps } from './overlay.tsx';

export { closeTopOverlay } from './back-to-close.ts';

/** Props of {@link Dialog}. */
export type DialogProps = OverlayProps;

/** A short question or message in the middle of the screen, over an inert page. */
export function Dialog(props: DialogProps) {
  return <Overlay shape="dialog" {...props} />;
}
