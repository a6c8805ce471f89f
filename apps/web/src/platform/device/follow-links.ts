import { outsideLink } from '@dayfare/domain/native';
import { configurationValue } from '@dayfare/domain/startup';
import type { App } from '../app-context/app.ts';

/** The link that was clicked, if any. */
function clickedLink({ target }: MouseEvent): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
}

/**
 * Passes links that leave the app to the shell, and opens others in place, because a view has no second window. Without a shell that
 * opens links, the view handles them. Stops when `until` is aborted.
 */
export function followLinks({ device, startup, navigation }: App, until?: AbortSignal): void {
  const urls = (key: 'InAppUrls' | 'OutAppUrls') => {
    const text = startup.configuration.get().value(key);
    return configurationValue(new Map([[key, text ?? '']]), key) ?? [];
  };
  const follow = (event: MouseEvent) => {
    const link = clickedLink(event);
    if (!link || event.defaultPrevented || link.hasAttribute('download') || !device.can('links')) return;
    const { origin } = window.location;
    const where = outsideLink(link.href, {
      origin,
      inAppUrls: urls('InAppUrls'),
      outAppUrls: urls('OutAppUrls'),
    });
    if (where === 'inside') {
      if (link.target !== '_blank') return;
      event.preventDefault();
      navigation.leave(link.href);
      return;
    }
    event.preventDefault();
    if (where === 'outside') void device.ask('url.open', { url: link.href }).catch(() => undefined);
  };
  // After React, which handles links to pages of the app and prevents the browser's default.
  window.addEventListener('click', follow, until && { signal: until });
}
