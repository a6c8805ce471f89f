import type { App } from '../platform/app-context/app.ts';
import { createStoryApp, type StoryAppParts } from './story-app.ts';
import { fetchOfThisFile } from './test-file.ts';

/** The whole app for a unit test, in English and the Common brand unless said otherwise. */
export function createTestApp(parts: Partial<StoryAppParts> = {}): Promise<App> {
  const usual = { language: 'en', brand: 'common', user: null, configuration: [] } as const;
  return createStoryApp({ ...usual, fetch: fetchOfThisFile(), ...parts });
}
