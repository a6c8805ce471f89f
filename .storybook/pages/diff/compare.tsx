import { useId, useRef, useState } from 'react';
import { cssVariables } from '../shared/css-variables.ts';
import * as fields from '../shared/fields.css.ts';
import { Segments } from '../shared/fields.tsx';
import type { Look, ReviewGlobals } from '../shared/looks.ts';
import { titleOf } from '../shared/review-brands.ts';
import { StoryFrame } from '../shared/story-frame.tsx';
import type { StoryEntry } from '../shared/story-index.ts';
import { useFrameHeight } from '../shared/use-frame-height.ts';
import * as styles from './compare.css.ts';
import { PixelCount } from './pixel-count.tsx';

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
  looks: readonly [before: Look, after: Look];
  globals: ReviewGlobals;
  width: number;
}

/** One story in two looks, laid over one another. */
export function Compare({ story, looks, globals, width }: CompareProps) {
  const id = useId();
  const [way, setWay] = useState<keyof typeof meanings>('difference');
  const [wipe, setWipe] = useState('50');
  const [heightA, watchA] = useFrameHeight(story);
  const [heightB, watchB] = useFrameHeight(story);
  const frame = { story, globals, width, height: Math.max(heightA, heightB) };
  const shown = useRef<(HTMLIFrameElement | undefined)[]>([]);
  const title = ({ brand, scheme }: Look) => `${story.name} in ${titleOf(brand)}, ${scheme}`;
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
            look={looks[0]}
            title={title(looks[0])}
            onRendered={(element) => {
              shown.current[0] = element;
              watchA(element);
            }}
          />
        </div>
        <div className={styles.second[way]} data-way={way}>
          <StoryFrame
            {...frame}
            look={looks[1]}
            title={title(looks[1])}
            onRendered={(element) => {
              shown.current[1] = element;
              watchB(element);
            }}
          />
        </div>
      </div>
      <PixelCount
        key={JSON.stringify([story.id, looks, width])}
        frames={() => shown.current.filter((element) => element !== undefined)}
        width={width}
        height={frame.height}
      />
    </>
  );
}
