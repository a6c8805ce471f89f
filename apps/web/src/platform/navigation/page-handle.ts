import type { BackRule } from '@dayfare/domain/access';
import type { NavigationPart } from '@dayfare/themes/navigation';
import type { TitleKey } from './title.ts';

/** What is known of a page once its chunk is there: the route's `handle` in the router. */
export interface PageHandle {
  readonly title: TitleKey;
  readonly back: BackRule;
  /** The part of the app that it belongs to; none for a task. */
  readonly part?: NavigationPart | undefined;
}

/** Stands for a page whose chunk could not be had: what shows then is the problem. */
export const noPage: PageHandle = { title: 'app:titles.problem', back: 'previous' };
