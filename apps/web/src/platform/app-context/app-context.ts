import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Session } from '../session/session-store.ts';
import type { App } from './app.ts';

/** Null outside the app. */
export const AppContext = createContext<App | null>(null);

/** Returns everything that outlives a screen. Throws outside the app: stories and tests mount screens with `screenStory`. */
export function useApp(): App {
  const app = useContext(AppContext);
  if (!app)
    throw new Error(
      'useApp needs the app around it. In a story or a test, mount the screen with testing/screen-story.tsx.',
    );
  return app;
}

/** Pages rendered by the build are for visitors. */
const nobody = () => null;

/** Returns the session of the signed-in person, or null. */
export function useSession(): Session | null {
  const { session } = useApp();
  return useSyncExternalStore(session.subscribe, session.current, nobody);
}
