import type { Scheme } from '@dayfare/themes/contract';
import { useEffect, useRef, useState } from 'react';
import { cssVariables } from '../shared/css-variables.ts';
import { type Snapshot, showSnapshot } from '../shared/snapshot.ts';
import * as styles from '../shared/story-frame.css.ts';
import { useRoom } from '../shared/use-room.ts';

export interface SnapshotFrameProps {
  snapshot: Snapshot | undefined;
  scheme: Scheme;
  /** Width and height of the screen in the frame, CSS px. Where there is less room it is shown smaller. */
  width: number;
  height: number;
  /** What the frame is called by assistive technology. */
  title: string;
  /** Each time a copy has been put in. */
  onShown: (frame: HTMLIFrameElement) => void;
}

/** A copy of a story, in a scheme. */
export function SnapshotFrame({ snapshot, scheme, width, height, title, onShown }: SnapshotFrameProps) {
  const room = useRef<HTMLDivElement>(null);
  const available = useRoom(room);
  const frame = useRef<HTMLIFrameElement>(null);
  const [isShown, setShown] = useState(false);
  const latest = useRef(onShown);
  latest.current = onShown;

  useEffect(() => {
    if (!frame.current || !snapshot) return;
    showSnapshot(frame.current, snapshot, { 'data-scheme': scheme });
    latest.current(frame.current);
    setShown(true);
  }, [snapshot, scheme]);

  const scale = available > 0 ? Math.min(1, (available - 2) / width) : 1;
  return (
    <div ref={room} className={styles.room}>
      <div className={styles.window} style={cssVariables({ width, height, scale: scale.toFixed(4) })}>
        <iframe ref={frame} className={styles.frame} title={title} data-shown={isShown} />
      </div>
    </div>
  );
}
