import type { App } from '../platform/app-context/app.ts';
import { createStoryApp, type StoryAppParts } from './story-app.ts';

/** The whole app for a unit test, in English and the Common brand unless said otherwise. */
export function createTestApp(parts: Partial<StoryAppParts> = {}): Promise<App> {
  return createStoryApp({ language: 'en', brand: 'common', user: null, configuration: [], ...parts });
}
