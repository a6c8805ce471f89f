/** The few words that components say by themselves; every other text is a prop. */
export interface UiMessages {
  /** Beside the label of a field that may stay empty. */
  optional: string;
  /** Spoken for a field that must be filled in where the markup cannot say so. */
  required: string;
  /** Spoken for a field that cannot be changed where the markup cannot say so. */
  readOnly: string;
  showPassword: string;
  capsLockOn: string;
  /** Closes an overlay; nothing is lost. */
  close: string;
  /** Takes a notice away. */
  dismiss: string;
  back: string;
  retry: string;
  loading: string;
  /** Spoken after the text of a link that leaves the page where it is. */
  opensInNewTab: string;
  /** Names of the four kinds of notice, spoken where the icon shows them. */
  error: string;
  warning: string;
  success: string;
  info: string;
  /** Name of the region in which notices appear. */
  notifications: string;
}
