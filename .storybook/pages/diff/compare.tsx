import { useId, useRef, useState } from 'react';
import { cssVariables } from '../shared/css-variables.ts';
import * as fields from '../shared/fields.css.ts';
import { Segments } from '../shared/fields.tsx';
import type { ReviewGlobals } from '../shared/looks.ts';
import { StoryFrame } from '../shared/stories/story-frame.tsx';
import type { StoryEntry } from '../shared/stories/story-index.ts';
import { useFrameHeight } from '../shared/stories/use-frame-height.ts';
import { useFrameBrand } from '../studio/use-brand-sheet.ts';
import * as styles from './compare.css.ts';
import { PixelCount } from './pixel-count.tsx';
import type { Side } from './sides.ts';

const ways = [
  { value: 'difference', label: 'Difference' },
  { value: 'wipe', label: 'Wipe' },
  { value: 'side', label: 'Side by side' },
] as const;

const meanings = {
  difference: 'Black is the same in both; whatever differs, pixel by pixel, is bright.',
  wipe: 'The second brand lies over the first; move the edge between them.',
  side: 'The first brand, then the second.',
} as const;

export interface CompareProps {
  story: StoryEntry;
  sides: readonly [before: Side, after: Side];
  globals: ReviewGlobals;
  width: number;
}

/** One story in two brands, laid over one another, in the toolbar's scheme. */
export function Compare({ story, sides, globals, width }: CompareProps) {
  const id = useId();
  const [way, setWay] = useState<keyof typeof meanings>('difference');
  const [wipe, setWipe] = useState('50');
  const [heightA, watchA] = useFrameHeight(story);
  const [heightB, watchB] = useFrameHeight(story);
  const frame = { story, globals, width, height: Math.max(heightA, heightB) };
  const shown = useRef<(HTMLIFrameElement | undefined)[]>([]);
  const { scheme } = globals;
  const [first, second] = sides;
  const title = ({ label }: Side) => `${story.name} in ${label}, ${scheme}`;
  // An earlier commit's tokens lie over those that the brand has now.
  const dressFirst = useFrameBrand(first.brand, first.tokens);
  const dressSecond = useFrameBrand(second.brand, second.tokens);
  return (
    <>
      <Segments label="Look at" options={ways} value={way} onChange={setWay} />
      <p className={styles.caption}>{meanings[way]}</p>
      {way === 'wipe' && (
        <div className={fields.field}>
          <label className={fields.label} htmlFor={id}>
            Edge between the brands, percent from the left
          </label>
          <input
            id={id}
            className={styles.slider}
            type="range"
            value={wipe}
            onChange={(event) => setWipe(event.target.value)}
          />
        </div>
      )}
      <div className={styles.stage[way]} style={cssVariables({ width, wipe })}>
        <div className={styles.first[way]}>
          <StoryFrame
            {...frame}
            look={{ brand: first.brand, scheme }}
            title={title(first)}
            onRendered={(element) => {
              shown.current[0] = element;
              dressFirst(element);
              watchA(element);
            }}
          />
        </div>
        <div className={styles.second[way]} data-way={way}>
          <StoryFrame
            {...frame}
            look={{ brand: second.brand, scheme }}
            title={title(second)}
            onRendered={(element) => {
              shown.current[1] = element;
              dressSecond(element);
              watchB(element);
            }}
          />
        </div>
      </div>
      <PixelCount
        key={JSON.stringify([story.id, first, second, scheme, width])}
        frames={() => shown.current.filter((element) => element !== undefined)}
        width={width}
        height={frame.height}
      />
    </>
  );
}
