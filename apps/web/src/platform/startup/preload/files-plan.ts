import type { Language } from '@dayfare/domain/product';

/** Which page needs which files of a build. The build writes a part of it into the page; numbers are indexes into `files`. */
export interface FilesPlan {
  /** Common prefix of the addresses, `/assets/`. */
  readonly base: string;
  readonly files: readonly string[];
  /** Name of the file with the plan of all pages, if this one has only those where people arrive. */
  readonly rest?: string | undefined;
  /** Where signed-in people are sent from a visitor page: a path of `pages`. */
  readonly home: string;
  /** Opens what an earlier visit stored. */
  readonly returning: readonly number[];
  /** Needed by every page behind sign-in. */
  readonly signedIn: readonly number[];
  /** Additional files of each page, by path. */
  readonly pages: Readonly<Record<string, PageFiles>>;
  /** Texts by group and language. */
  readonly texts: Readonly<Record<string, Readonly<Record<Language, number>>>>;
  /** Each brand's own texts. */
  readonly words: Readonly<Record<string, number>>;
  /** Each brand's mark with its colours written out: the icon of its tab. */
  readonly marks: Readonly<Record<string, string>>;
}

/** Files of a page. */
export interface PageFiles {
  readonly isForVisitors: boolean;
  readonly files: readonly number[];
  /** Groups of texts besides the platform's. */
  readonly texts: readonly string[];
}

/** The group of texts that every page needs. */
export const firstTexts = 'first';
