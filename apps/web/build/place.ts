import { fileURLToPath } from 'node:url';

/** Path of a file of the app's source. */
export const source = (path: string): string => fileURLToPath(new URL(`../src/${path}`, import.meta.url));
