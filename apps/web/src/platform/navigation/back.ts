import { type BackAction, backAction, homeFor, userType } from '@dayfare/domain/access';
import type { App } from '../app-context/app.ts';
import { isNativeApp } from '../device/native.ts';
import { tabsOf } from './tabs.ts';
import { readTrail, writeTrail } from './trail.ts';

/** Where a native session ends; the shell takes over from there. */
const nativeEnd = '/login';

/** Where people start who haven't signed in. */
const visitorPages: ReadonlySet<string> = new Set(['/welcome', '/welcome/login']);

const userTypeIn = ({ session }: App) => {
  const user = session.current()?.user;
  return user ? userType.fromWire(user.userType) : null;
};

/** What going back does on the current page. */
function actionHere(app: App, isAndroidButton = false): BackAction {
  const { navigation, local } = app;
  return backAction(navigation.page().back, navigation.here(), {
    userType: userTypeIn(app),
    isNative: isNativeApp(app),
    history: readTrail(app),
    tabPath: tabsOf(app).find(({ group }) => group === navigation.page().part)?.path,
    directDepositBackUrl: local.getItem('directDepositBackUrl'),
    isAndroidButton,
  });
}

/**
 * Goes back by the domain's rules for the current page. `isAndroidButton` is the hardware button, which waits. Returns false if there is
 * nothing to go back to.
 */
export async function goBackFrom(app: App, { isAndroidButton = false } = {}): Promise<boolean> {
  const action = actionHere(app, isAndroidButton);
  if (action.delayMs > 0) await new Promise((resolve) => setTimeout(resolve, action.delayMs));
  await follow(app, action);
  return action.kind !== 'nothing';
}

const pathOf = (address: string) => address.split('?')[0];

/**
 * The same for the browser's own Back, which is at an address already: `popped`, in the place `index` of the app's history, counted from 0. Returns false
 * if the rules lead there as well. What they lead to takes that place, so that each Back is one step out and no page is a trap. From a home, and from
 * where visitors start, Back leaves the app; where there is nothing before it, the page stays.
 */
export async function goBackInBrowser(app: App, popped: string, index: number): Promise<boolean> {
  const { navigation } = app;
  const here = navigation.here();
  const action = actionHere(app);
  if ('to' in action && pathOf(action.to) === pathOf(popped)) return false;
  // Another tab has gone on since: the trail is of both, the browser's history of this one.
  if (action.kind === 'previous' && readTrail(app).at(-1) !== here) return false;
  if (action.kind !== 'nothing') await follow(app, action, { replace: true });
  else {
    const page = pathOf(here) ?? here;
    if (page === homeFor(userTypeIn(app)) || visitorPages.has(page)) window.history.go(-(index + 1));
    await navigation.go(here, { replace: true });
  }
  return true;
}

async function follow(app: App, action: BackAction, { replace }: { replace?: boolean } = {}): Promise<void> {
  const { navigation, session, device } = app;
  switch (action.kind) {
    case 'nothing':
      return;
    case 'endNativeSession':
      if (session.current()) return app.flow.signOut();
      device.tell('session.ended', { because: 'back' });
      return navigation.go(nativeEnd, { replace: true });
    case 'previous':
      writeTrail(app, action.history);
      return navigation.go(action.to, { slide: 'left', isReturn: true, ...(replace && { replace }) });
    case 'go':
      // The guard sends signed-in people from visitor pages to where they were; going back there means signing out.
      if (visitorPages.has(action.to) && session.current()) return app.flow.signOut();
      return navigation.go(action.to, { slide: 'left', ...(replace && { replace }) });
  }
}
