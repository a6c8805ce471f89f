import { type RefObject, useEffect, useRef, useState } from 'react';
import { storyUrl } from './story-url.ts';
import { makeTurns } from './turns.ts';
import { whenRendered } from './when-rendered.ts';

/** Each frame loads a whole Storybook preview; more at once would only make all of them late. */
const turn = makeTurns(4);
const longestTurn = 8000;

type Globals = Readonly<Record<string, string>>;

/** Storybook's event bus, as it stands on the window of a page that shows a story. */
interface StoryWindow extends Window {
  readonly __STORYBOOK_ADDONS_CHANNEL__?: { emit(event: string, payload: unknown): void };
}

function setGlobals(frame: HTMLIFrameElement | null, globals: Globals) {
  const view = frame?.contentWindow as StoryWindow | null | undefined;
  view?.__STORYBOOK_ADDONS_CHANNEL__?.emit('updateGlobals', { globals });
}

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
  const [source, setSource] = useState<string>();
  const [shown, setShown] = useState<string>();
  const endTurn = useRef<() => void>(() => {});
  const stopWaiting = useRef<() => void>(() => {});
  const latest = useRef(globals);
  latest.current = globals;
  const key = JSON.stringify(globals);

  useEffect(() => {
    if (!mayLoad) return undefined;
    const end = turn(() => setSource(storyUrl(storyId, latest.current)));
    endTurn.current = end;
    const late = setTimeout(end, longestTurn);
    return () => {
      clearTimeout(late);
      stopWaiting.current();
      end();
    };
  }, [mayLoad, storyId]);

  const isShown = source !== undefined && shown === source;
  useEffect(() => {
    if (isShown) setGlobals(frame.current, JSON.parse(key));
  }, [frame, isShown, key]);

  const onLoad = (done: () => void) => {
    if (source === undefined || !frame.current) return;
    stopWaiting.current = whenRendered(frame.current, () => {
      endTurn.current();
      setShown(source);
      done();
    });
  };
  return { source, isShown, onLoad };
}
