/** Finds a Chromium for the tests, or installs one; throws with what to do when neither works. */
export function findBrowser(): { path: string; flags: string };
