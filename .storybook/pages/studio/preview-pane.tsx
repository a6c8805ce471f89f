import { fails, type Measured } from '@dayfare/themes/checks/measure';
import { type Scheme, schemes, type Tokens } from '@dayfare/themes/contract';
import { Text } from '@dayfare/ui/text';
import { useState } from 'react';
import { Segments, SelectField } from '../shared/fields.tsx';
import type { ReviewGlobals } from '../shared/looks.ts';
import * as page from '../shared/page.css.ts';
import { verdictText } from '../shared/pairs.ts';
import { StoryFrame } from '../shared/stories/story-frame.tsx';
import { firstStory, type StoryEntry } from '../shared/stories/story-index.ts';
import { StoryPicker } from '../shared/stories/story-picker.tsx';
import { useFrameHeight } from '../shared/stories/use-frame-height.ts';
import { useStoryIndex } from '../shared/stories/use-story-index.ts';
import { Verdict } from '../shared/verdict.tsx';
import type { DraftBrand } from './draft.ts';
import { SampleScreen } from './sample-screen.tsx';
import * as styles from './studio.css.ts';
import { useFrameBrand } from './use-brand-sheet.ts';
import { SeenAs, type Vision, visions } from './vision.tsx';

const kinds = [
  { value: 'sample', label: 'A sample screen' },
  { value: 'story', label: 'Any story' },
] as const;

const schemeNames = { light: 'Light', dark: 'Dark' } as const satisfies Record<Scheme, string>;

const good = ['patterns-receipt--settled', 'components-button--primary'];

export interface PreviewPaneProps {
  /** The brand as it stands in `data-brand`. */
  brand: string;
  draft: DraftBrand;
  globals: ReviewGlobals;
  /** Every pair of the tokens, for the verdict on them. */
  measured: readonly Measured[];
}

/** What the tokens make: a sample screen in both schemes, or any story. */
export function PreviewPane({ brand, draft, globals, measured }: PreviewPaneProps) {
  const [kind, setKind] = useState<(typeof kinds)[number]['value']>('sample');
  const [vision, setVision] = useState<Vision>('typical');
  const entries = useStoryIndex();
  const [chosen, setChosen] = useState<StoryEntry>();
  const story = chosen ?? (entries && firstStory(entries, good));
  return (
    <section className={styles.pane} aria-labelledby="studio-preview">
      <div className={styles.previewHead}>
        <Text variant="heading" id="studio-preview">
          Preview
        </Text>
        <div role="status" data-testid="verdict">
          <Verdict is={measured.some(fails) ? 'fail' : 'pass'}>{verdictText(measured)}</Verdict>
        </div>
      </div>
      <div className={`${page.controls} ${page.onOneLine}`}>
        <Segments label="Show" options={kinds} value={kind} onChange={setKind} />
        {kind === 'sample' && (
          <SelectField label="Seen with" options={visions} value={vision} onChange={setVision} />
        )}
      </div>
      {kind === 'sample' || !story ? (
        <SeenAs vision={vision}>
          <div className={styles.samples}>
            {schemes.map((scheme) => (
              <figure key={scheme} className={styles.figure} aria-label={`${schemeNames[scheme]} scheme`}>
                <SampleScreen brand={brand} scheme={scheme} draft={draft} />
              </figure>
            ))}
          </div>
        </SeenAs>
      ) : (
        <>
          <StoryPicker entries={entries ?? []} value={story} onChange={setChosen} />
          <StoryPreview story={story} tokens={draft.tokens} globals={globals} />
        </>
      )}
    </section>
  );
}

interface StoryPreviewProps {
  story: StoryEntry;
  tokens: Tokens;
  globals: ReviewGlobals;
}

function StoryPreview({ story, tokens, globals }: StoryPreviewProps) {
  const [height, watch] = useFrameHeight(story);
  // The story has the toolbar's brand, so that its logo and words are there; the studio's sheet comes after that brand's and wins.
  const dress = useFrameBrand(globals.brand, tokens);
  return (
    <StoryFrame
      story={story}
      look={globals}
      globals={globals}
      width={390}
      height={height}
      title={`${story.name} with the studio's tokens`}
      onRendered={(frame) => {
        dress(frame);
        watch(frame);
      }}
    />
  );
}
