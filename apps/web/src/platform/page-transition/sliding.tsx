import { type Direction, type Slide, slide } from '@dayfare/domain/access';
import { type ReactNode, useState } from 'react';
import { type NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { useApp } from '../app-context/app-context.ts';
import type { PagePart } from '../navigation/page-part.ts';
import { clip, slides } from './slide.css.ts';
import type { SlideState } from './slide-state.ts';

interface Page {
  readonly pathname: string;
  readonly part: PagePart | undefined;
  readonly marker: Slide | null;
}

const directions: readonly unknown[] = ['left', 'right', 'top', 'bottom'] satisfies Direction[];

function isSlideState(state: unknown): state is SlideState {
  return typeof state === 'object' && state !== null && 'slide' in state && directions.includes(state.slide);
}

const usual = { PUSH: 'right', POP: 'left', REPLACE: null } as const satisfies Record<
  `${NavigationType}`,
  Direction | null
>;

/** Where a page comes from: what its navigation says, otherwise from ahead when going forward and from behind when going back. */
function directionOf(type: `${NavigationType}`, state: unknown): Direction | null {
  return isSlideState(state) ? state.slide : usual[type];
}

/**
 * Slides in the content of each new page [access-076]. The first page, replaced pages and other parts of the navigation appear without
 * sliding: they are next to each other, not behind.
 */
export function Sliding({ children }: { children: ReactNode }) {
  const { pathname, state } = useLocation();
  const type = useNavigationType();
  const { part } = useApp().navigation.page();
  const [page, setPage] = useState<Page>({ pathname, part, marker: null });
  if (page.pathname !== pathname) {
    const isBeside = part !== undefined && page.part !== undefined && part !== page.part;
    const direction = isBeside ? null : directionOf(type, state);
    setPage({ pathname, part, marker: direction && slide(page.marker, direction) });
  }
  return (
    <div className={clip}>
      <div className={page.marker ? slides[page.marker] : undefined} data-slide={page.marker ?? undefined}>
        {children}
      </div>
    </div>
  );
}
