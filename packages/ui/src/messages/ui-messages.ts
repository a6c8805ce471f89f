/** The few texts that components contain themselves; all others are props. */
export interface UiMessages {
  /** Next to the label of an optional field. */
  optional: string;
  /** Read for a required field if the markup cannot express it. */
  required: string;
  /** Read for a read-only field if the markup cannot express it. */
  readOnly: string;
  showPassword: string;
  capsLockOn: string;
  /** Shown in place of a pasted text that is longer than its field takes. */
  pasteTooLong: string;
  /** Closes an overlay without losing anything. */
  close: string;
  /** Dismisses a notice. */
  dismiss: string;
  back: string;
  retry: string;
  loading: string;
  /** Read after the text of a link that opens a new tab. */
  opensInNewTab: string;
  /** Names of the four kinds of notice, read in place of the icon. */
  error: string;
  warning: string;
  success: string;
  info: string;
  /** Name of the region where notices appear. */
  notifications: string;
}
