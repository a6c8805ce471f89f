'use client';

import { Overlay } from '../dialog/overlay.tsx';
import type { PagedOverlayProps } from '../dialog/overlay-props.ts';

export type BottomSheetProps = PagedOverlayProps & {
  /**
   * Whether it takes all the height that it may, for content that comes later: the sheet doesn't grow under the reader's eyes then.
   * @default false
   */
  isTall?: boolean | undefined;
};

/** A task or text in a panel from the bottom edge of a phone, within thumb reach; a dialog from 600 px. */
export function BottomSheet(props: BottomSheetProps) {
  return <Overlay shape="sheet" {...props} />;
}
