import { useWords, type Words } from '../words.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { frCa } from './fr-ca.ts';

/** What single controls and views say by themselves. Apart from the words of every page, so that the first page does not load them. */
export interface PartMessages {
  more: string;
  next: string;
  selected: string;
  /** Caption of the table behind a chart; `title` is the chart's own. */
  chartTableCaption: (title: string) => string;
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

const words: Words<PartMessages> = { en, es, fr: frCa };

/** The words in the language that `UiProvider` sets. */
export function usePartMessages(): PartMessages {
  return useWords(words);
}
