'use client';

import { Overlay } from '../dialog/overlay.tsx';
import type { OverlayProps } from '../dialog/overlay-props.ts';

export type DrawerProps = OverlayProps;

/** A panel at the end edge, over the full height of the page: filters, details, a long text. */
export function Drawer(props: DrawerProps) {
  return <Overlay shape="drawer" {...props} />;
}
