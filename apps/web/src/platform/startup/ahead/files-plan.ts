import type { Language } from '@dayfare/domain/product';

/** Which files of a build which page needs. The build writes it into the page; numbers are places in `files`. */
export interface FilesPlan {
  /** What every address begins with, `/assets/`. */
  readonly base: string;
  readonly files: readonly string[];
  /** What opens that which an earlier visit has left. */
  readonly returning: readonly number[];
  /** What every page behind the sign-in needs. */
  readonly signedIn: readonly number[];
  /** What a page needs besides, by its path. */
  readonly pages: Readonly<Record<string, PageFiles>>;
  /** Texts by their group, and in it by language. */
  readonly texts: Readonly<Record<string, Readonly<Record<Language, number>>>>;
  /** A brand's own words. */
  readonly words: Readonly<Record<string, number>>;
}

/** What one page needs. */
export interface PageFiles {
  readonly isForVisitors: boolean;
  readonly files: readonly number[];
  /** The groups of texts besides the platform's. */
  readonly texts: readonly string[];
}

/** The group of texts that every page needs. */
export const firstTexts = 'first';
