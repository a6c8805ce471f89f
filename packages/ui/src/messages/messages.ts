import { useLocale } from 'react-aria-components/I18nProvider';
import { en } from './en.ts';
import { es } from './es.ts';
import { frCa } from './fr-ca.ts';

/** The few words that components say by themselves; every other text is a prop. */
export interface UiMessages {
  /** Beside the label of a field that may stay empty. */
  optional: string;
  /** Spoken for a field that must be filled in where the markup cannot say so. */
  required: string;
  showPassword: string;
  capsLockOn: string;
  /** Closes an overlay; nothing is lost. */
  close: string;
  /** Takes a notice away. */
  dismiss: string;
  back: string;
  retry: string;
  more: string;
  less: string;
  previous: string;
  next: string;
  selected: string;
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
  /** Caption of the table behind a chart; `title` is the chart's own. */
  chartTableCaption: (title: string) => string;
  charactersLeft: (count: number) => string;
  /** `amount` is already formatted. */
  amountUpTo: (amount: string) => string;
  /** Place in a series, counted from 1. */
  of: (position: number, total: number) => string;
  /** What a step of a series is, spoken after its name. */
  stepDone: string;
  stepCurrent: string;
  stepUpcoming: string;
  stepFailed: string;
  stepOf: (position: number, total: number) => string;
  minutesLeft: (minutes: number) => string;
  secondsLeft: (seconds: number) => string;
  timeIsUp: string;
  /** A card or account by its last digits, which come apart so that they are read one by one. */
  endingIn: (digits: string) => string;
  /** `time` is already formatted. */
  todayAt: (time: string) => string;
  yesterdayAt: (time: string) => string;
  /** `day` is a weekday, or a month and a day. */
  dayAt: (day: string, time: string) => string;
  /** In place of a date that is missing. */
  notAvailable: string;
  /** `what` names the number. */
  copy: (what: string) => string;
  copied: (what: string) => string;
  copyFailed: string;
  needHelp: string;
  /** Why one would want the app. */
  downloadApp: string;
  /** Gets the app; short, for a button. */
  getApp: string;
  /** Goes on after `getApp`, spoken. */
  getAppMore: string;
  /** Kinds of card, as the statement of their issuer names them. */
  prepaidCard: string;
  payrollCard: string;
  debitCard: string;
  /** `card` is one of the three before. */
  issuedBy: (card: string, bank: string) => string;
  pages: string;
  page: (page: number) => string;
  pageOf: (page: number, total: number) => string;
  previousPage: string;
  nextPage: string;
  showMore: string;
  shownOf: (shown: number, total: number) => string;
  /** `share` is a whole number from 0 to 100. */
  percent: (share: number) => string;
  /** How far a password meets its rules; said when typing pauses. */
  rulesMet: (met: number, total: number) => string;
  /** Spoken before a rule that a password meets, and before one that it does not. */
  ruleMet: string;
  ruleNotMet: string;
  /** Name of the list of dialling codes beside a phone number. */
  countryCode: string;
  /** A number whose country the field does not offer. */
  phoneNotOffered: string;
  /** Stands in a list field while nothing is chosen. */
  chooseOne: string;
  /** Empties a search field. */
  clearSearch: string;
  resultCount: (count: number) => string;
  noResults: string;
  /** A list whose choices did not arrive. */
  listNotLoaded: string;
  /** On the buttons that open a file picker. */
  chooseFile: string;
  chooseFiles: string;
  /** After the button, where a pointer can drag. */
  orDropHere: string;
  /** Lists already joined by Intl, sizes already formatted. */
  fileLimits: (types: string, size: string) => string;
  fileCountLimit: (count: number) => string;
  fileTypeRefused: (name: string, types: string) => string;
  fileTooLarge: (name: string, size: string) => string;
  fileIsEmpty: (name: string) => string;
  tooManyFiles: (count: number) => string;
  remove: (name: string) => string;
  retryFile: (name: string) => string;
  uploading: string;
  uploaded: string;
  uploadFailed: string;
  takePhoto: string;
  retakePhoto: string;
  removePhoto: string;
  photoTaken: string;
}

const catalogues = { en, es, fr: frCa } satisfies Record<string, UiMessages>;

/** The words for a BCP 47 locale; English where the language has none. */
export function uiMessages(locale: string): UiMessages {
  const language = locale.slice(0, 2);
  return language in catalogues ? catalogues[language as keyof typeof catalogues] : en;
}

/** The words in the language that `UiProvider` sets. */
export function useUiMessages(): UiMessages {
  return uiMessages(useLocale().locale);
}
