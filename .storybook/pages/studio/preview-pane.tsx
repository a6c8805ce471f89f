import type { Tokens } from '@dayfare/themes/contract';
import { Text } from '@dayfare/ui/text';
import { useState } from 'react';
import { Segments } from '../shared/fields.tsx';
import type { ReviewGlobals } from '../shared/looks.ts';
import { StoryFrame } from '../shared/story-frame.tsx';
import { firstStory, type StoryEntry } from '../shared/story-index.ts';
import { StoryPicker } from '../shared/story-picker.tsx';
import { useFrameHeight } from '../shared/use-frame-height.ts';
import { useStoryIndex } from '../shared/use-story-index.ts';
import { SampleScreen } from './sample-screen.tsx';
import * as styles from './studio.css.ts';
import { useFrameBrand } from './use-brand-sheet.ts';

const kinds = [
  { value: 'sample', label: 'A sample screen' },
  { value: 'story', label: 'Any story' },
] as const;

const good = ['patterns-receipt--settled', 'components-button--primary'];

export interface PreviewPaneProps {
  /** The brand as it stands in `data-brand`. */
  brand: string;
  title: string;
  tokens: Tokens;
  globals: ReviewGlobals;
}

/** What the tokens make: a sample screen, or any story. */
export function PreviewPane({ brand, title, tokens, globals }: PreviewPaneProps) {
  const [kind, setKind] = useState<(typeof kinds)[number]['value']>('sample');
  const entries = useStoryIndex();
  const [chosen, setChosen] = useState<StoryEntry>();
  const story = chosen ?? (entries && firstStory(entries, good));
  return (
    <section className={styles.pane} aria-labelledby="studio-preview">
      <Text variant="heading" id="studio-preview">
        Preview
      </Text>
      <Segments label="Show" options={kinds} value={kind} onChange={setKind} />
      {kind === 'sample' || !story ? (
        <SampleScreen brand={brand} scheme={globals.scheme} title={title} />
      ) : (
        <>
          <StoryPicker entries={entries ?? []} value={story} onChange={setChosen} />
          <StoryPreview story={story} tokens={tokens} globals={globals} />
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
