import { useLayoutEffect, useRef, useState } from 'react';
import { cssVariables } from '../shared/css-variables.ts';
import type { Look } from '../shared/looks.ts';
import { type Snapshot, showSnapshot } from '../shared/snapshot.ts';
import * as styles from '../shared/stories/story-frame.css.ts';
import { useRoom } from '../shared/use-room.ts';

export interface SnapshotFrameProps {
  snapshot: Snapshot | undefined;
  look: Look;
  /** Width and height of the screen in the frame, CSS px. Where there is less room it is shown smaller. */
  width: number;
  height: number;
  /** What the frame is called by assistive technology. */
  title: string;
  /** Each time a copy has been put in. */
  onShown: (frame: HTMLIFrameElement) => void;
}

/** A copy of a story, in a look. */
export function SnapshotFrame({ snapshot, look, width, height, title, onShown }: SnapshotFrameProps) {
  const { brand, scheme } = look;
  const room = useRef<HTMLDivElement>(null);
  const available = useRoom(room);
  const frame = useRef<HTMLIFrameElement>(null);
  const [hasCopy, setHasCopy] = useState(false);
  const latest = useRef(onShown);
  latest.current = onShown;

  // Before the page is painted: the frame still holds the copy of the story before.
  useLayoutEffect(() => {
    if (!frame.current || !snapshot) return;
    showSnapshot(frame.current, snapshot, { 'data-brand': brand, 'data-scheme': scheme });
    latest.current(frame.current);
    setHasCopy(true);
  }, [snapshot, brand, scheme]);

  const scale = available > 0 ? Math.min(1, (available - 2) / width) : 1;
  return (
    <div ref={room} className={styles.room}>
      <div className={styles.window} style={cssVariables({ width, height, scale: scale.toFixed(4) })}>
        <iframe
          ref={frame}
          className={styles.frame}
          title={title}
          data-shown={hasCopy && snapshot !== undefined}
        />
      </div>
    </div>
  );
}
