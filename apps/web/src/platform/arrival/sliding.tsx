import { type Direction, type Slide, slide } from '@dayfare/domain/access';
import { type ReactNode, useState } from 'react';
import { type NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { clip, slides } from './slide.css.ts';

const directions: readonly unknown[] = ['left', 'right', 'top', 'bottom'] satisfies Direction[];

/** What a navigation may say about how its page comes: `navigate(path, { state: { slide: 'bottom' } })`. */
export interface SlideState {
  readonly slide: Direction;
}

function isSlideState(state: unknown): state is SlideState {
  return typeof state === 'object' && state !== null && 'slide' in state && directions.includes(state.slide);
}

const usual = { PUSH: 'right', POP: 'left', REPLACE: null } as const satisfies Record<
  `${NavigationType}`,
  Direction | null
>;

/** Where a page comes from: where its navigation says, else from ahead going on and from behind going back. */
function directionOf(type: `${NavigationType}`, state: unknown): Direction | null {
  return isSlideState(state) ? state.slide : usual[type];
}

/** Has each new page slide in [access-076]. One that takes another's place, and the first, is simply there. */
export function Sliding({ children }: { children: ReactNode }) {
  const { pathname, state } = useLocation();
  const type = useNavigationType();
  const [page, setPage] = useState<{ pathname: string; marker: Slide | null }>({ pathname, marker: null });
  if (page.pathname !== pathname) {
    const direction = directionOf(type, state);
    setPage({ pathname, marker: direction && slide(page.marker, direction) });
  }
  return (
    <div className={clip}>
      <div className={page.marker ? slides[page.marker] : undefined} data-slide={page.marker ?? undefined}>
        {children}
      </div>
    </div>
  );
}
