/** The words of Chromium, Firefox, Safari and Vite for a chunk or stylesheet that could not be fetched. */
const wordings = [
  'Failed to fetch dynamically imported module',
  'error loading dynamically imported module',
  'Importing a module script failed',
  'Unable to preload CSS',
];

/** Whether an error means that a part of the app itself could not be fetched: no network, or a new version is out. */
export function isChunkFailure(error: unknown): boolean {
  return error instanceof Error && wordings.some((words) => error.message.includes(words));
}
