import { type RefObject, useEffect, useRef, useState } from 'react';
import { makeTurns } from '../turns.ts';
import { whenRendered } from '../when-rendered.ts';
import { setGlobals, storyIn } from './frame-channel.ts';
import { storyUrl } from './story-url.ts';

/** Each frame loads a whole Storybook preview; more at once would only make all of them late. */
const turn = makeTurns(4);
const longestTurn = 8000;

type Globals = Readonly<Record<string, string>>;

export interface FrameSource {
  /** The frame's address, once it is its turn. */
  readonly source: string | undefined;
  /** Whether the story is on its page. */
  readonly isShown: boolean;
  /** To be called when the frame has loaded; `done` follows once the story is on its page. */
  readonly onLoad: (done: () => void) => void;
}

/**
 * Loads a story into a frame when it may, a new page for each story. Toolbars that change later are handed to the page that is there:
 * that is a matter of milliseconds, where a page is one of seconds.
 */
export function useFrameSource(
  frame: RefObject<HTMLIFrameElement | null>,
  { storyId, globals, mayLoad }: { storyId: string; globals: Globals; mayLoad: boolean },
): FrameSource {
  const [loaded, setLoaded] = useState<{ readonly storyId: string; readonly source: string }>();
  const [shown, setShown] = useState<string>();
  const endTurn = useRef<() => void>(() => {});
  const stopWaiting = useRef<() => void>(() => {});
  const latest = useRef(globals);
  latest.current = globals;
  const wanted = useRef(storyId);
  wanted.current = storyId;
  const key = JSON.stringify(globals);

  useEffect(() => {
    if (!mayLoad) return undefined;
    let late: ReturnType<typeof setTimeout> | undefined;
    const end = turn(() => {
      // Given up in the same breath: turns of the story before are handed on while the effects of the next one are on their way.
      if (wanted.current !== storyId) return;
      const source = storyUrl(storyId, latest.current);
      // An address that the frame has already will not load again.
      const wait = frame.current?.getAttribute('src') === source ? 0 : longestTurn;
      late = setTimeout(() => endTurn.current(), wait);
      setLoaded({ storyId, source });
    });
    endTurn.current = end;
    return () => {
      clearTimeout(late);
      stopWaiting.current();
      end();
    };
  }, [frame, mayLoad, storyId]);

  const isShown = shown === storyId && loaded?.storyId === storyId;
  useEffect(() => {
    if (isShown) setGlobals(frame.current, JSON.parse(key));
  }, [frame, isShown, key]);

  const onLoad = (done: () => void) => {
    // The page before may still report that it has loaded when the next one is already on its way.
    if (!loaded || !frame.current || storyIn(frame.current) !== loaded.storyId) return;
    stopWaiting.current = whenRendered(frame.current, () => {
      setShown(loaded.storyId);
      // Another story may have been chosen meanwhile; this page is then about to go, and the turn is the next one's.
      if (loaded.storyId !== wanted.current) return;
      endTurn.current();
      done();
    });
  };
  return { source: loaded?.source, isShown, onLoad };
}
