/** What became of loading a part of the app. `missing`: the file is gone or broken, as after a new version. */
export type LoadFailure = 'missing' | 'offline' | 'other';

/** How browsers and Vite say that a module or its styles could not be loaded. */
const phrases = [
  'failed to fetch dynamically imported module', // Chromium
  'error loading dynamically imported module', // Firefox
  'importing a module script failed', // Safari
  'is not a valid javascript mime type', // Safari, when a page came in the file's place
  'expected a javascript module script', // Chromium, likewise
  'unable to preload css', // Vite
];

/** Why an import failed. Everything that isn't about loading, such as an error inside the module, is `other`. */
export function classifyLoadFailure(error: unknown, isOnline: boolean): LoadFailure {
  if (!(error instanceof Error)) return 'other';
  const message = error.message.toLowerCase();
  const isLoading = error.name === 'ChunkLoadError' || phrases.some((phrase) => message.includes(phrase));
  if (!isLoading) return 'other';
  return isOnline ? 'missing' : 'offline';
}
