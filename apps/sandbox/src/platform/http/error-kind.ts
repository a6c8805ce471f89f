import type { messageLevels } from '@dayfare/api/wire';

/** One refusal: its HTTP status, its level, and what the person reads, in each language. */
interface ErrorKind {
  readonly status: number;
  readonly level: (typeof messageLevels)[keyof typeof messageLevels];
  readonly message: { readonly en: string; readonly es: string; readonly fr: string };
}

/** A table of refusals of one area. */
export type ErrorKinds = Readonly<Record<string, ErrorKind>>;
