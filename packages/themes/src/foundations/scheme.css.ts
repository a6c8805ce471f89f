import { globalStyle } from '@vanilla-extract/css';

/**
 * Which side of `light-dark()` counts: the system's, unless `data-scheme` fixes it on the page or on a part of it.
 * Without `light-dark()` brand sheets fall back to their light colours, and so must the browser's own parts.
 * Print is in ink on white whatever the screen shows.
 */
const onlyLight = {
  '@supports': { 'not (color: light-dark(#000, #000))': { colorScheme: 'only light' } },
  '@media': { print: { colorScheme: 'only light' } },
} as const;

globalStyle(':root', { colorScheme: 'light dark', ...onlyLight });
globalStyle('[data-scheme="light"]', { colorScheme: 'light', ...onlyLight });
globalStyle('[data-scheme="dark"]', { colorScheme: 'dark', ...onlyLight });
