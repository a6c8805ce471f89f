/**
 * How long a snackbar stays, ms. An error needs a place on the page as well: a notice alone that leaves by itself
 * fails WCAG 2.2.1.
 */
export const snackbarDurations = {
  /** What the component does when nothing is said. */
  component: 10_000,
  /** After being signed out by the server. */
  forcedLogout: 5_000,
  /** What the app's own notices pass. */
  app: 3_000,
  /** "Copied". */
  copy: 2_000,
} as const;
