import type { App } from '../app-context/app.ts';
import { askToOpen, placeOfAddress } from './open-address.ts';

/** The link that was clicked, if any. */
function clickedLink({ target }: MouseEvent): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
}

/**
 * Passes links that leave the app to the shell, and opens others in place, because a view has no second window. Without a shell that
 * opens links, the view handles them. Stops when `until` is aborted.
 */
export function followLinks(app: App, until?: AbortSignal): void {
  const { device, navigation } = app;
  const follow = (event: MouseEvent) => {
    const link = clickedLink(event);
    if (!link || event.defaultPrevented || link.hasAttribute('download') || !device.can('links')) return;
    const where = placeOfAddress(app, link.href);
    if (where === 'inside') {
      if (link.target !== '_blank') return;
      event.preventDefault();
      navigation.leave(link.href);
      return;
    }
    event.preventDefault();
    if (where === 'outside') askToOpen(app, link.href);
  };
  // After React, which handles links to pages of the app and prevents the browser's default.
  window.addEventListener('click', follow, until && { signal: until });
}
