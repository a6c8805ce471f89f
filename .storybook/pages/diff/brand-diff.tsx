import { type BrandName, brandNames, brandTitle } from '@dayfare/themes/brands';
import { allTokens } from '@dayfare/themes/brands/all';
import { diffTokens } from '@dayfare/themes/checks/diff';
import { Banner } from '@dayfare/ui/banner';
import { Skeleton } from '@dayfare/ui/skeleton';
import { useState } from 'react';
import { Segments, SelectField } from '../shared/fields.tsx';
import { type FrameWidth, frameWidths } from '../shared/frame-size.ts';
import type { ReviewGlobals } from '../shared/looks.ts';
import * as page from '../shared/page.css.ts';
import { ReviewPage, Section } from '../shared/page.tsx';
import { firstStory, type StoryEntry } from '../shared/story-index.ts';
import { StoryPicker } from '../shared/story-picker.tsx';
import { useStoryIndex } from '../shared/use-story-index.ts';
import { Compare } from './compare.tsx';
import { ValueDiff } from './value-diff.tsx';

const brands = brandNames.map((value) => ({ value, label: brandTitle(value) }));
const good = ['patterns-receipt--settled', 'components-button--primary'];

/** The brand of the toolbar beside another. */
export function BrandDiff({ globals }: { globals: ReviewGlobals }) {
  const entries = useStoryIndex();
  const [chosenA, setA] = useState<BrandName>();
  const [chosenB, setB] = useState<BrandName>();
  const [chosenStory, setStory] = useState<StoryEntry>();
  const [width, setWidth] = useState<FrameWidth>('390');
  const a = chosenA ?? globals.brand;
  const b = chosenB ?? brandNames.find((name) => name !== a) ?? a;
  const story = chosenStory ?? (entries && firstStory(entries, good));
  const found = diffTokens(allTokens[a], allTokens[b]);
  return (
    <ReviewPage
      title="Brand diff"
      lead="Two brands: what differs in pixels and in values. The first is the toolbar's until you choose another; the scheme is the toolbar's."
    >
      <div className={page.controls}>
        <SelectField label="First brand" options={brands} value={a} onChange={setA} />
        <SelectField label="Second brand" options={brands} value={b} onChange={setB} />
      </div>
      <Section
        title="In pixels"
        note="The same story in both brands, drawn over one another by the browser. To count, each page is drawn once more from its own document and style sheets; what lies in further frames, and colours that hardly differ, are left out."
      >
        <div className={page.controls}>
          <StoryPicker entries={entries ?? []} value={story} onChange={setStory} />
          <Segments label="Width of the screen, px" options={frameWidths} value={width} onChange={setWidth} />
        </div>
        {story ? (
          <Compare
            story={story}
            looks={[
              { brand: a, scheme: globals.scheme },
              { brand: b, scheme: globals.scheme },
            ]}
            globals={globals}
            width={Number(width)}
          />
        ) : (
          <Skeleton shape="chart" isAnnounced />
        )}
      </Section>
      <Section title="In values">
        {found.length === 0 ? (
          <Banner>
            {a === b ? 'Choose two brands that are not the same.' : 'These two brands set the same values.'}
          </Banner>
        ) : (
          <ValueDiff found={found} names={[brandTitle(a), brandTitle(b)]} />
        )}
      </Section>
    </ReviewPage>
  );
}
