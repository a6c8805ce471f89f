import type { Permission, Question } from './device.ts';
import type { Trouble } from './trouble.ts';

interface CoverWords {
  readonly title: string;
  readonly text: string;
  readonly action: string;
}

/** All that the shell itself says; the rest is the page's. */
export interface ShellWords {
  readonly permissions: Readonly<Record<Permission, Pick<Question, 'title' | 'text'>>>;
  readonly carryOn: string;
  readonly notNow: string;
  /** Comes instead of the reason once the system no longer asks. */
  readonly blocked: Question;
  readonly camera: { readonly take: string; readonly close: string };
  readonly troubles: Readonly<Record<Trouble, CoverWords>>;
  readonly lock: CoverWords & {
    /** What the system writes into its own prompt. */
    readonly reason: string;
    readonly tooManyTries: string;
    readonly signIn: string;
  };
}
