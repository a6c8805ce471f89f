import type { Direction } from '@dayfare/domain/access';

/** Navigation state that sets where the page slides in from: `navigate(path, { state: { slide: 'bottom' } })`. */
export interface SlideState {
  readonly slide: Direction;
  /** Whether the page is one that was left before, which is shown where it was. Default: false. */
  readonly isReturn?: boolean | undefined;
}

/** Whether a navigation says that it leads back. */
export const isReturnState = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'isReturn' in state && state.isReturn === true;
