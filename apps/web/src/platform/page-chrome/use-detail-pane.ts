import { type RefObject, useRef } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { useNavigate } from '../navigation/use-navigate.ts';
import { useHasRoom } from './use-has-room.ts';

/** A list, and what is chosen in it. */
export interface BesideAddress {
  /** Id of what was chosen; null for nothing. */
  readonly chosen: string | null;
  /** Whether the window has room for it beside the list. */
  readonly hasRoom: boolean;
  /** The address with this chosen, or with nothing. */
  readonly withChosen: (id: string | null) => string;
  /** Closes it, and takes the person back to its row. */
  readonly close: () => void;
  /** Put it on an element around the list. */
  readonly list: RefObject<HTMLDivElement | null>;
}

/** What is chosen in a list and stands beside it: kept in the address under a name, where it survives a reload. */
export function useDetailPane(name: string): BesideAddress {
  const [query] = useSearchParams();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const list = useRef<HTMLDivElement>(null);
  const withChosen = (id: string | null) => {
    const next = new URLSearchParams(query);
    if (id === null) next.delete(name);
    else next.set(name, id);
    return next.size === 0 ? pathname : `${pathname}?${next}`;
  };
  return {
    chosen: query.get(name),
    hasRoom: useHasRoom(),
    withChosen,
    close: () => {
      list.current?.querySelector<HTMLElement>('[aria-current]')?.focus();
      void navigate(withChosen(null));
    },
    list,
  };
}
