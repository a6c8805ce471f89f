import type { Direction } from '@dayfare/domain/access';

/** Navigation state that sets where the page slides in from: `navigate(path, { state: { slide: 'bottom' } })`. */
export interface SlideState {
  readonly slide: Direction;
}
