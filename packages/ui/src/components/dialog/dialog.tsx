'use client';

import { Overlay } from './overlay.tsx';
import type { OverlayProps } from './overlay-props.ts';

export { closeTopOverlay } from './back-to-close.ts';
export { loadOverlays } from './overlay.tsx';
export {
  DialogActions,
  type DialogActionsProps,
  DialogBody,
  type DialogBodyProps,
  DialogTitle,
  type DialogTitleProps,
  type OverlayPage,
} from './parts.tsx';

export type DialogProps = OverlayProps;

/** A short question or message in the middle of the screen, over an inert page. */
export function Dialog(props: DialogProps) {
  return <Overlay shape="dialog" {...props} />;
}
