import { useEffect, useRef, useState } from 'react';
import { cssVariables } from './css-variables.ts';
import type { DeskGlobals, Look } from './looks.ts';
import * as styles from './story-frame.css.ts';
import type { StoryEntry } from './story-index.ts';
import { storyUrl } from './story-url.ts';
import { makeTurns } from './turns.ts';
import { useNear, useRoom } from './use-room.ts';
import { whenRendered } from './when-rendered.ts';

/** Each frame loads a whole Storybook preview; more at once would only make all of them late. */
const turn = makeTurns(4);
const longestTurn = 8000;

export interface StoryFrameProps {
  story: StoryEntry;
  look: Look;
  globals: DeskGlobals;
  /** Width and height of the screen in the frame, CSS px. Where there is less room it is shown smaller. */
  width: number;
  height: number;
  /** What the frame is called by assistive technology. */
  title: string;
  /** Each time the story has been rendered on a new page, with the frame: its document is of this origin. */
  onRendered?: ((frame: HTMLIFrameElement) => void) | undefined;
}

/** A story in a look, in a page of its own. Loads when it comes near, a few at a time. */
export function StoryFrame({ story, look, globals, width, height, title, onRendered }: StoryFrameProps) {
  const room = useRef<HTMLDivElement>(null);
  const available = useRoom(room);
  const isNear = useNear(room);
  const endTurn = useRef<() => void>(() => {});
  const stopWaiting = useRef<() => void>(() => {});
  const [source, setSource] = useState<string>();
  const [shown, setShown] = useState<string>();
  const wanted = storyUrl(story.id, look, globals);

  useEffect(() => {
    if (!isNear) return undefined;
    const end = turn(() => setSource(wanted));
    endTurn.current = end;
    const late = setTimeout(end, longestTurn);
    return () => {
      clearTimeout(late);
      stopWaiting.current();
      end();
    };
  }, [isNear, wanted]);

  const scale = available > 0 ? Math.min(1, (available - 2) / width) : 1;
  return (
    <div ref={room} className={styles.room}>
      <div className={styles.window} style={cssVariables({ width, height, scale: scale.toFixed(4) })}>
        <iframe
          className={styles.frame}
          title={title}
          src={source}
          data-shown={shown !== undefined && shown === source}
          onLoad={(event) => {
            if (source === undefined) return;
            const frame = event.currentTarget;
            stopWaiting.current = whenRendered(frame, () => {
              endTurn.current();
              setShown(source);
              onRendered?.(frame);
            });
          }}
        />
      </div>
    </div>
  );
}
