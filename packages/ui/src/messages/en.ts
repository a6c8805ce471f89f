import type { UiMessages } from './ui-messages.ts';

/** The package's texts in American English. */
export const en: UiMessages = {
  optional: 'Optional',
  required: 'Required',
  readOnly: 'Read only',
  showPassword: 'Show password',
  capsLockOn: 'Caps Lock is on',
  pasteTooLong: 'That’s longer than what fits here, so it wasn’t pasted. Paste something shorter.',
  close: 'Close',
  dismiss: 'Dismiss',
  back: 'Back',
  retry: 'Try again',
  loading: 'Loading',
  opensInNewTab: 'opens in a new tab',
  error: 'Error',
  warning: 'Warning',
  success: 'Done',
  info: 'Note',
  notifications: 'Notifications',
};
