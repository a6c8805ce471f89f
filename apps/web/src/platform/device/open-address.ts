import { outsideLink } from '@dayfare/domain/native';
import { configurationValue } from '@dayfare/domain/startup';
import type { App } from '../app-context/app.ts';

/** Where `InAppUrls` and `OutAppUrls` of the configuration have an address open. */
export function placeOfAddress(
  { startup }: Pick<App, 'startup'>,
  href: string,
): ReturnType<typeof outsideLink> {
  const urls = (key: 'InAppUrls' | 'OutAppUrls') => {
    const text = startup.configuration.get().value(key);
    return configurationValue(new Map([[key, text ?? '']]), key) ?? [];
  };
  return outsideLink(href, {
    origin: window.location.origin,
    inAppUrls: urls('InAppUrls'),
    outAppUrls: urls('OutAppUrls'),
  });
}

/** Hands an address to the shell, which opens it outside of the app. */
export function askToOpen({ device }: Pick<App, 'device'>, url: string): void {
  void device.ask('url.open', { url }).catch(() => undefined);
}

/**
 * Opens an address that the server gave, after a press. A shell that opens links gets those that lead out of the app; otherwise the page
 * goes there itself, because a window that opens after a request counts as a pop-up.
 */
export function openAddress(app: App, { href }: URL): void {
  const place = placeOfAddress(app, href);
  if (place === 'nowhere') return;
  if (place === 'outside' && app.device.can('links')) askToOpen(app, href);
  else app.navigation.leave(href);
}
