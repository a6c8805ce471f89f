import { schemes } from '@dayfare/themes/contract';
import { Skeleton } from '@dayfare/ui/skeleton';
import { Text } from '@dayfare/ui/text';
import { useRef, useState } from 'react';
import { cssVariables } from '../shared/css-variables.ts';
import { Segments } from '../shared/fields.tsx';
import type { ReviewGlobals } from '../shared/looks.ts';
import * as page from '../shared/page.css.ts';
import { ReviewPage, StoryLink } from '../shared/page.tsx';
import { reviewBrands, titleOf } from '../shared/review-brands.ts';
import { type FrameWidth, frameWidths } from '../shared/stories/frame-size.ts';
import { firstStory, type StoryEntry } from '../shared/stories/story-index.ts';
import { StoryPicker } from '../shared/stories/story-picker.tsx';
import { useStoryIndex } from '../shared/stories/use-story-index.ts';
import { LookCell } from './look-cell.tsx';
import * as styles from './matrix.css.ts';
import { useSnapshots } from './use-snapshots.ts';

/** What is shown at first: parts that carry much of a brand's character. */
const good = ['patterns-receipt--settled', 'components-banner--success', 'components-button--primary'];

/** One story in every brand and scheme. */
export function BrandMatrix({ globals }: { globals: ReviewGlobals }) {
  const entries = useStoryIndex();
  const [chosen, setChosen] = useState<StoryEntry>();
  const [width, setWidth] = useState<FrameWidth>('390');
  const story = chosen ?? (entries && firstStory(entries, good));
  const live = useRef<HTMLIFrameElement>(null);
  const { source, onLoad, snapshots } = useSnapshots(live, { story, globals, width: Number(width) });
  return (
    <ReviewPage
      title="Brand matrix"
      lead="One story in every brand and both schemes at once: copies, each of which becomes the story itself by “Use it”. Language, text size and platform follow the toolbar."
    >
      <div className={page.controls}>
        <StoryPicker entries={entries ?? []} value={story} onChange={setChosen} />
        <Segments label="Width of the screen, px" options={frameWidths} value={width} onChange={setWidth} />
      </div>
      {story ? (
        <>
          <StoryLink storyId={story.id} globals={globals}>
            Open {story.name} on its own page
          </StoryLink>
          <iframe
            ref={live}
            className={styles.live}
            style={cssVariables({ width })}
            title="The story that is copied"
            aria-hidden="true"
            tabIndex={-1}
            src={source}
            onLoad={onLoad}
          />
          <div className={styles.brands} style={cssVariables({ width })}>
            {reviewBrands().map((brand) => (
              <section key={brand} className={styles.brand} aria-label={titleOf(brand)}>
                <Text variant="heading">{titleOf(brand)}</Text>
                <ul className={styles.pair}>
                  {schemes.map((scheme) => (
                    <LookCell
                      key={scheme}
                      story={story}
                      snapshot={snapshots[brand]}
                      look={{ brand, scheme }}
                      globals={globals}
                      width={Number(width)}
                    />
                  ))}
                </ul>
              </section>
            ))}
          </div>
        </>
      ) : (
        <Skeleton shape="chart" isAnnounced />
      )}
    </ReviewPage>
  );
}
