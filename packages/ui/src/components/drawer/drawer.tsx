'use client';

import { Overlay, type OverlayProps } from '../dialog/overlay.tsx';

/** Props of {@link Drawer}. */
export type DrawerProps = OverlayProps;

/** Something beside the page for a while, from its end edge over the whole height: filters, details, a long text. */
export function Drawer(props: DrawerProps) {
  return <Overlay shape="drawer" {...props} />;
}
