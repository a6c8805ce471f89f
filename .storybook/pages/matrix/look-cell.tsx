import { brandTitle } from '@dayfare/themes/brands';
import type { Look, ReviewGlobals } from '../shared/looks.ts';
import { StoryFrame } from '../shared/story-frame.tsx';
import type { StoryEntry } from '../shared/story-index.ts';
import { useFrameHeight } from '../shared/use-frame-height.ts';
import * as styles from './matrix.css.ts';

export interface LookCellProps {
  story: StoryEntry;
  look: Look;
  globals: ReviewGlobals;
  width: number;
}

/** A story in one look, as high as it is. */
export function LookCell({ story, look, globals, width }: LookCellProps) {
  const [height, watch] = useFrameHeight(story);
  return (
    <li className={styles.cell}>
      <span className={styles.caption}>{look.scheme}</span>
      <StoryFrame
        story={story}
        look={look}
        globals={globals}
        width={width}
        height={height}
        title={`${story.name} in ${brandTitle(look.brand)}, ${look.scheme}`}
        onRendered={watch}
      />
    </li>
  );
}
