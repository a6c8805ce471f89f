import type { MiddlewareFunction } from 'react-router-dom';
import type { App } from '../../platform/app-context/app.ts';

/**
 * Where the browser is in the app's history, as the router counts; not a number at an address that something else has put there, and in the build, which has no
 * history.
 */
const place = (): number => globalThis.history?.state?.idx ?? Number.NaN;

/** Has the browser's own Back follow the back rules of the page that it leaves, like the page's button and the native shell's. */
export function followsBack(app: App): MiddlewareFunction {
  let shownAt = place();
  app.navigation.watch(({ navigation }) => {
    if (navigation.state === 'idle') shownAt = place();
  });
  return async ({ request }) => {
    // A page of the app is added to the history once it is there; with Back, the browser is at another one before.
    const popped = place();
    if (popped !== shownAt - 1) return;
    // Where that page sends people on, the rule has had its say.
    shownAt = popped;
    const { pathname, search } = new URL(request.url);
    const { goBackInBrowser } = await import('../../platform/navigation/back.ts');
    // Another navigation has taken this one's place.
    if (await goBackInBrowser(app, pathname + search, popped)) await new Promise(() => {});
  };
}
