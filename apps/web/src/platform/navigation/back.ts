import { type BackAction, backAction, userType } from '@dayfare/domain/access';
import type { App } from '../app-context/app.ts';
import { isNativeApp } from '../device/native.ts';
import { tabsOf } from './tabs.ts';
import { readTrail, writeTrail } from './trail.ts';

/** Where a native session ends; the shell takes over from there. */
const nativeEnd = '/login';

/** Where people start who haven't signed in. */
const visitorPages: ReadonlySet<string> = new Set(['/welcome', '/welcome/login']);

/**
 * Goes back by the domain's rules for the current page. `isAndroidButton` is the hardware button, which waits. Returns false if there is
 * nothing to go back to.
 */
export async function goBackFrom(app: App, { isAndroidButton = false } = {}): Promise<boolean> {
  const { navigation, session, local } = app;
  const user = session.current()?.user;
  const action = backAction(navigation.page().back, navigation.here(), {
    userType: user ? userType.fromWire(user.userType) : null,
    isNative: isNativeApp(app),
    history: readTrail(local),
    tabPath: tabsOf(app).find(({ group }) => group === navigation.page().part)?.path,
    directDepositBackUrl: local.getItem('directDepositBackUrl'),
    isAndroidButton,
  });
  if (action.delayMs > 0) await new Promise((resolve) => setTimeout(resolve, action.delayMs));
  await follow(app, action);
  return action.kind !== 'nothing';
}

async function follow(app: App, action: BackAction): Promise<void> {
  const { navigation, session, local, device } = app;
  switch (action.kind) {
    case 'nothing':
      return;
    case 'endNativeSession':
      if (session.current()) return app.flow.signOut();
      device.tell('session.ended', { because: 'back' });
      return navigation.go(nativeEnd, { replace: true });
    case 'previous':
      writeTrail(local, action.history);
      return navigation.go(action.to, { slide: 'left', isReturn: true });
    case 'go':
      // The guard sends signed-in people from visitor pages to where they were; going back there means signing out.
      if (visitorPages.has(action.to) && session.current()) return app.flow.signOut();
      return navigation.go(action.to, { slide: 'left' });
  }
}
