'use client';

import { Overlay, type OverlayProps } from './overlay.tsx';

export { closeTopOverlay } from './back-to-close.ts';
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
