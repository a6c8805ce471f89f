import { BridgeRefusal, type Handlers } from '@dayfare/api/bridge';
import { deepLink } from '@dayfare/domain/native';
import { languageFromWire } from '@dayfare/domain/product';
import { closeTopOverlay } from '@dayfare/ui/dialog';
import type { App } from '../app-context/app.ts';
import { nowMs } from './now.ts';

/** How long the page of a deep link is shown before the shell removes its splash, in ms. */
const shownAfterMs = 1_000;

/** Handlers for what the shell may ask the page. */
export function answersToShell(app: App): Handlers<'page'> {
  const { navigation, device, startup } = app;

  const openLink = async (url: string) => {
    const link = deepLink(url, { hosts: [window.location.host], here: navigation.here(), now: nowMs() });
    if (!link) throw new BridgeRefusal('invalid', 'The link leads to no page of this app.');
    const { kind, path } = link;
    if (kind === 'fullPage') navigation.leave(path);
    else {
      await navigation.go(path);
      setTimeout(() => device.tell('link.shown', { path }), shownAfterMs);
    }
    return { path };
  };

  return {
    'link.open': ({ url }) => openLink(url),
    'page.open': async ({ page }) => {
      await navigation.go(`/${page}`);
      return {};
    },
    'back.press': async () => {
      if (closeTopOverlay()) return { isHandled: true };
      const { goBackFrom } = await import('../navigation/back.ts');
      return {
        isHandled: await goBackFrom(app, { isAndroidButton: device.shell.get()?.platform === 'android' }),
      };
    },
    'session.end': async () => {
      await app.flow.signOut();
      return {};
    },
    'language.set': async (asked) => {
      const language = languageFromWire(asked.language);
      if (!language || !startup.configuration.get().offeredLanguages.includes(language))
        throw new BridgeRefusal('invalid', 'The configuration does not offer this language.');
      await app.setLanguage(language);
      return {};
    },
  };
}
