/** Keys of this tab's own storage that the guard goes by. */
export const tabKeys = {
  /** Session for which the PIN screen has been set up: that happens once a session. */
  pinTriggeredFor: 'pinTriggeredFor',
} as const;
