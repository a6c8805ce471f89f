import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Session } from '../session/session-store.ts';
import type { App } from './app.ts';

/** Null outside of the app. */
export const AppContext = createContext<App | null>(null);

/** What outlives a screen. Throws outside of the app: stories and tests mount screens with `screenStory`. */
export function useApp(): App {
  const app = useContext(AppContext);
  if (!app)
    throw new Error(
      'useApp needs the app around it. In a story or a test, mount the screen with testing/screen-story.tsx.',
    );
  return app;
}

/** Pages that the build has rendered are for visitors. */
const nobody = () => null;

/** Who is signed in. Null before that. */
export function useSession(): Session | null {
  const { session } = useApp();
  return useSyncExternalStore(session.subscribe, session.current, nobody);
}
