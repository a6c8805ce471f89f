import type { Peer } from '@dayfare/api/bridge';
import { defaultLanguage, languageFromWire, wireLanguage } from '@dayfare/domain/product';
import { abilitiesOf } from './abilities.ts';
import { answersToPage } from './answers.ts';
import { createBankLink } from './bank-link.ts';
import { converse } from './conversation.ts';
import { createDeepLinks } from './deep-links.ts';
import { createLoading } from './loading.ts';
import { createLock } from './lock.ts';
import { createLockScreen } from './lock-screen.ts';
import { observable } from './observable.ts';
import type { Shell, ShellParts, ShellState } from './shell.ts';
import { whereToOpen } from './where-to-open.ts';
import { shellWords } from './words.ts';

/** Makes the shell of one view. */
export function createShell({ device, view, settings, onDropped }: ShellParts): Shell {
  const state = observable<ShellState>({
    ...{ isLocked: false, trouble: null, waitsFor: 'page', lockNote: null },
    ...{ language: device.language() ?? defaultLanguage, address: settings.origin },
  });
  const words = () => shellWords[state.get().language];
  const lock = createLock(device);
  let page: Peer<'shell'> | null = null;
  let look = device.look();
  let isGoingBack = false;

  const loading = createLoading({ device, view, settings, state, onGone: () => forgetPage() });
  const { show, isAway, retry } = loading;
  const bankLink = createBankLink(device, (event) => page?.tell('bankLink.happened', event));
  const lockScreen = createLockScreen({ device, lock, state, words, page: () => page });
  const links = createDeepLinks({
    settings,
    device,
    onWay: () => state.change({ waitsFor: 'link' }),
    onEnd: show,
  });

  const follow = (joined: Peer<'shell'>) => {
    page = joined;
    joined.on('page.ready', () => {
      if (state.get().waitsFor === 'page') show();
    });
    joined.on('link.shown', show);
    joined.on('language.changed', ({ language }) => {
      state.change({ language: languageFromWire(language) ?? defaultLanguage });
      void device.store.set('language', language);
    });
    joined.on('session.began', () => void lock.began());
    joined.on('session.ended', ({ because }) => {
      void lock.ended(because);
      state.change({ isLocked: false });
    });
    joined.on('haptics.play', ({ kind }) => device.haptics?.play(kind));
    lockScreen.joined(joined);
    links.joined(joined);
  };
  const forgetPage = () => {
    page = null;
    links.left();
  };

  const conversation = converse({
    view,
    origin: settings.origin,
    nonce: device.nonce,
    onDropped,
    onPage: follow,
    facts: () => ({
      platform: device.info.platform,
      build: device.info.build,
      capabilities: [...abilitiesOf(device)],
      language: wireLanguage(state.get().language),
      ...device.look(),
    }),
    handlers: answersToPage({
      device,
      settings,
      lock,
      words,
      bankLink,
    }),
  });

  return {
    ...loading,
    state,
    start: async () => {
      const language = languageFromWire(await device.store.get('language'));
      if (language) state.change({ language });
      await lockScreen.lockIfWanted();
    },
    heard: conversation.heard,
    mayLoad: (load) => {
      const decision = whereToOpen(load, settings);
      if (decision === 'open outside') void device.system.open(load.url).catch(() => undefined);
      return decision === 'load';
    },
    moved: (address) => state.change({ address }),
    back: async () => {
      const { isLocked, trouble } = state.get();
      if (isLocked || trouble !== null) return device.system.leaveApp();
      if (isAway()) return view.goBack();
      if (isGoingBack) return;
      isGoingBack = true;
      const isHandled = await (
        page?.ask('back.press', {}) ?? Promise.reject(new Error('No page has joined.'))
      ).then(
        (answer) => answer.isHandled,
        () => false,
      );
      isGoingBack = false;
      if (!isHandled) device.system.leaveApp();
    },
    link: (url) => bankLink.takes(url) || links.open(url),
    appChanged: (next) => {
      page?.tell('app.changed', { state: next });
      lockScreen.appChanged(next);
      if (next === 'active' && state.get().trouble === 'offline') retry();
    },
    keyboardChanged: (height) => page?.tell('keyboard.changed', { height }),
    lookChanged: () => {
      const before = look;
      look = device.look();
      const { safeAreas, scheme, textScale } = look;
      if (safeAreas && JSON.stringify(safeAreas) !== JSON.stringify(before.safeAreas))
        page?.tell('safeAreas.changed', safeAreas);
      if (scheme && scheme !== before.scheme) page?.tell('scheme.changed', { scheme });
      if (textScale && textScale !== before.textScale) page?.tell('textScale.changed', { scale: textScale });
    },
    pushChanged: (token) => page?.tell('push.changed', token),
    unlock: lockScreen.unlock,
    signInInstead: lockScreen.signInInstead,
    stop: () => {
      loading.stop();
      conversation.stop();
    },
  };
}
