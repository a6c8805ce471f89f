'use client';

import { Overlay, type OverlayProps } from '../dialog/overlay.tsx';

export type DrawerProps = OverlayProps;

/** A panel at the end edge, over the full height of the page: filters, details, a long text. */
export function Drawer(props: DrawerProps) {
  return <Overlay shape="drawer" {...props} />;
}
