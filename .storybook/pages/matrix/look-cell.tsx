import { useState } from 'react';
import type { Look, ReviewGlobals } from '../shared/looks.ts';
import { titleOf } from '../shared/review-brands.ts';
import type { Snapshot } from '../shared/snapshot.ts';
import { StoryFrame } from '../shared/stories/story-frame.tsx';
import type { StoryEntry } from '../shared/stories/story-index.ts';
import { useFrameHeight } from '../shared/stories/use-frame-height.ts';
import * as styles from './matrix.css.ts';
import { SnapshotFrame } from './snapshot-frame.tsx';

export interface LookCellProps {
  story: StoryEntry;
  /** The story in the brand of the look, once it has been copied. */
  snapshot: Snapshot | undefined;
  look: Look;
  globals: ReviewGlobals;
  width: number;
}

/** A story in one look, as high as it is: a copy to look at, and on request the story itself, to be used. */
export function LookCell({ story, snapshot, look, globals, width }: LookCellProps) {
  const [height, watch] = useFrameHeight(story);
  const [live, setLive] = useState<StoryEntry>();
  const isLive = live?.id === story.id;
  const title = `${story.name} in ${titleOf(look.brand)}, ${look.scheme}`;
  return (
    <li className={styles.cell}>
      <span className={styles.caption}>
        {look.scheme}
        {!isLive && (
          <button
            type="button"
            className={styles.use}
            aria-label={`Use it: ${title}`}
            onClick={() => setLive(story)}
          >
            Use it
          </button>
        )}
      </span>
      {isLive ? (
        <StoryFrame
          story={story}
          look={look}
          globals={globals}
          width={width}
          height={height}
          title={title}
          onRendered={watch}
        />
      ) : (
        <SnapshotFrame
          snapshot={snapshot}
          look={look}
          width={width}
          height={height}
          title={title}
          onShown={watch}
        />
      )}
    </li>
  );
}
