/// <reference path="./virtual.d.ts" />
import { earlierBrands } from 'virtual:pages/earlier-brands';
import { diffTokens } from '@dayfare/themes/checks/diff';
import { Banner } from '@dayfare/ui/banner';
import { Skeleton } from '@dayfare/ui/skeleton';
import { Text } from '@dayfare/ui/text';
import { useState } from 'react';
import type { EarlierBrands } from '../../../scripts/lib/brands/brand-history.ts';
import { Segments, SelectField } from '../shared/fields.tsx';
import type { ReviewGlobals } from '../shared/looks.ts';
import * as page from '../shared/page.css.ts';
import { ReviewPage, Section } from '../shared/page.tsx';
import { type FrameWidth, frameWidths } from '../shared/stories/frame-size.ts';
import { firstStory, type StoryEntry } from '../shared/stories/story-index.ts';
import { StoryPicker } from '../shared/stories/story-picker.tsx';
import { useStoryIndex } from '../shared/stories/use-story-index.ts';
import { Compare } from './compare.tsx';
import { sides } from './sides.ts';
import { ValueDiff } from './value-diff.tsx';

const good = ['patterns-receipt--settled', 'components-button--primary'];

export interface BrandDiffProps {
  globals: ReviewGlobals;
  /** Brands as an earlier commit had them. Default: those of the commit that Storybook was built with. */
  earlier?: EarlierBrands | undefined;
}

/** The brand of the toolbar beside another. */
export function BrandDiff({ globals, earlier = earlierBrands }: BrandDiffProps) {
  const entries = useStoryIndex();
  const [chosenA, setA] = useState<string>();
  const [chosenB, setB] = useState<string>();
  const [chosenStory, setStory] = useState<StoryEntry>();
  const [width, setWidth] = useState<FrameWidth>('390');
  const all = sides(earlier);
  const sideOf = (value: string | undefined) => all.find((side) => side.value === value);
  const a = sideOf(chosenA ?? globals.brand) ?? all[0];
  const b = sideOf(chosenB) ?? all.find((side) => side !== a);
  if (!a || !b) throw new Error('There are no two brands to compare.');
  const story = chosenStory ?? (entries && firstStory(entries, good));
  const found = diffTokens(a.tokens, b.tokens);
  return (
    <ReviewPage
      title="Brand diff"
      lead="Two brands, or one as it is and as an earlier commit had it: what differs in pixels and in values. The first is the toolbar's until you choose another; the scheme is the toolbar's."
    >
      <div className={page.controls}>
        <SelectField label="First brand" options={all} value={a.value} onChange={setA} />
        <SelectField label="Second brand" options={all} value={b.value} onChange={setB} />
      </div>
      {!earlier && (
        <Text variant="label" tone="muted">
          No earlier commit of the brands’ tokens is at hand; <code>BRANDS_AT=COMMIT pnpm dev</code> brings
          one.
        </Text>
      )}
      <Section
        title="In pixels"
        note="The same story in both brands, drawn over one another by the browser. To count, each page is drawn once more from its own document and style sheets; what lies in further frames, and colours that hardly differ, are left out."
      >
        <div className={page.controls}>
          <StoryPicker entries={entries ?? []} value={story} onChange={setStory} />
          <Segments label="Width of the screen, px" options={frameWidths} value={width} onChange={setWidth} />
        </div>
        {story ? (
          <Compare story={story} sides={[a, b]} globals={globals} width={Number(width)} />
        ) : (
          <Skeleton shape="chart" isAnnounced />
        )}
      </Section>
      <Section title="In values">
        {found.length === 0 ? (
          <Banner>
            {a.value === b.value
              ? 'Choose two brands that are not the same.'
              : 'These two brands set the same values.'}
          </Banner>
        ) : (
          <ValueDiff found={found} names={[a.label, b.label]} />
        )}
      </Section>
    </ReviewPage>
  );
}
