import { useRef } from 'react';
import { cssVariables } from '../css-variables.ts';
import type { Look, ReviewGlobals } from '../looks.ts';
import { useNear, useRoom } from '../use-room.ts';
import * as styles from './story-frame.css.ts';
import type { StoryEntry } from './story-index.ts';
import { frameGlobals } from './story-url.ts';
import { useFrameSource } from './use-frame-source.ts';

export interface StoryFrameProps {
  story: StoryEntry;
  look: Look;
  globals: ReviewGlobals;
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
  const frame = useRef<HTMLIFrameElement>(null);
  const { source, isShown, onLoad } = useFrameSource(frame, {
    storyId: story.id,
    globals: frameGlobals(look, globals),
    mayLoad: isNear,
  });

  const scale = available > 0 ? Math.min(1, (available - 2) / width) : 1;
  return (
    <div ref={room} className={styles.room}>
      <div className={styles.window} style={cssVariables({ width, height, scale: scale.toFixed(4) })}>
        <iframe
          ref={frame}
          className={styles.frame}
          title={title}
          src={source}
          data-shown={isShown}
          onLoad={({ currentTarget }) => onLoad(() => onRendered?.(currentTarget))}
        />
      </div>
    </div>
  );
}
