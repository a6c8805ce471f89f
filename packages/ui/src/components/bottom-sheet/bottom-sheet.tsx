'use client';

import { Overlay, type PagedOverlayProps } from '../dialog/overlay.tsx';

/** Props of {@link BottomSheet}. */
export type BottomSheetProps = PagedOverlayProps;

/** A task or a text that comes from the lower edge of a phone, within reach of the thumb; from 600 px a dialog. */
export function BottomSheet(props: BottomSheetProps) {
  return <Overlay shape="sheet" {...props} />;
}
