/** How long snackbars stay, in ms. An error also needs a place on the page: a notice that disappears by itself fails WCAG 2.2.1. */
export const snackbarDurations = {
  /** Used if `durationMs` is not set. */
  component: 10_000,
  /** After the server signed the person out. */
  forcedLogout: 5_000,
  /** Used for the app's own notices. */
  app: 3_000,
  /** "Copied". */
  copy: 2_000,
} as const;
