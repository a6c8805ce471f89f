import type { BackRule } from '@dayfare/domain/access';
import type { PagePart } from './page-part.ts';
import type { TitleKey } from './title.ts';

/** What is known about a page once its chunk has loaded: the route's `handle`. */
export interface PageHandle {
  readonly title: TitleKey;
  readonly back: BackRule;
  /** The part of the app it belongs to; none for a task. */
  readonly part?: PagePart | undefined;
}

/** For a page whose chunk could not be loaded, which shows the error page. */
export const noPage: PageHandle = { title: 'app:titles.problem', back: 'previous' };
