import type { Direction } from '@dayfare/domain/access';

/** What a navigation may say about how its page comes: `navigate(path, { state: { slide: 'bottom' } })`. */
export interface SlideState {
  readonly slide: Direction;
}
