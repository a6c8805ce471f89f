import { type FoundationName, foundationTokens } from '@dayfare/themes/foundations';
import { BrandLogo } from '@dayfare/ui/brand-logo';
import { Stack } from '@dayfare/ui/stack';
import { Text } from '@dayfare/ui/text';
import { useState } from 'react';
import { Segments } from '../shared/fields.tsx';
import type { ReviewGlobals } from '../shared/looks.ts';
import { ReviewPage, Section } from '../shared/page.tsx';
import { logosOf, titleOf, tokensOf } from '../shared/review-brands.ts';
import { useVoice } from '../shared/use-voice.ts';
import * as styles from './board.css.ts';
import { ContrastBoard } from './contrast-board.tsx';
import { Air, Corners, Heights, SpaceSteps } from './measures.tsx';
import { MotionDemo } from './motion-demo.tsx';
import { Palette } from './palette.tsx';
import { TypeScaleSamples } from './type-scale.tsx';

const foundations = {
  neutral: {
    title: 'Neutral',
    tagline: 'The look that brands are made from, and that stands in for a refused one.',
  },
  wireframe: { title: 'Wireframe', tagline: 'Layout alone, for a review that is not about colour.' },
} as const satisfies Record<FoundationName, { title: string; tagline: string }>;

type Shown = 'brand' | FoundationName;

/** One brand on one board, or one of the looks that are no brand. */
export function BrandBoard({ globals }: { globals: ReviewGlobals }) {
  const { brand, scheme, language } = globals;
  const [shown, setShown] = useState<Shown>('brand');
  const voice = useVoice(brand, language);
  const isBrand = shown === 'brand';
  const title = isBrand ? titleOf(brand) : foundations[shown].title;
  const tokens = isBrand ? tokensOf(brand) : foundationTokens[shown];
  const options = [
    { value: 'brand', label: titleOf(brand) },
    { value: 'neutral', label: foundations.neutral.title },
    { value: 'wireframe', label: foundations.wireframe.title },
  ] as const;
  return (
    <div data-brand={isBrand ? undefined : shown}>
      <ReviewPage
        title={`Brand board: ${title}`}
        lead={`All that ${title} sets, as it is in the ${scheme} scheme. Brand, scheme and language follow the toolbar.`}
      >
        <Segments label="Show" options={options} value={shown} onChange={setShown} />
        <div className={styles.hero} data-surface="brand">
          {isBrand && <BrandLogo logo={logosOf(brand).full} name={title} />}
          <Stack gap={2}>
            <Text as="p" variant="hero" isBalanced>
              {isBrand ? (voice?.tagline ?? title) : title}
            </Text>
            <Text tone="muted">{isBrand ? (voice?.promise ?? '') : foundations[shown].tagline}</Text>
          </Stack>
        </div>
        <Section title="Palette" note="A component names a role, never a hue.">
          <Palette roles={tokens[scheme]} />
        </Section>
        <Section
          title="Contrast"
          note="Every pair that the contract promises, measured now. The worst stands first."
        >
          <ContrastBoard tokens={tokens} scheme={scheme} />
        </Section>
        <Section
          title="Type"
          note="Sizes are in rem: they follow the reader's own text size, and the toolbar's."
        >
          <TypeScaleSamples type={tokens.type} sample={(isBrand && voice?.promise) || title} />
        </Section>
        <Section title="Corners">
          <Corners radius={tokens.radius} />
        </Section>
        <Section title="Elevation" note="Shadows by height, as multiples of the ones the foundation draws.">
          <Heights elevation={tokens.elevation} />
        </Section>
        <Section title="Density" note="Lengths as they are. A target never gets smaller than 44 px.">
          <Air density={tokens.density} />
        </Section>
        <Section title="Motion">
          <MotionDemo motion={tokens.motion} />
        </Section>
        <Section title="Space" note="The 4 px grid, the same in every brand.">
          <SpaceSteps />
        </Section>
      </ReviewPage>
    </div>
  );
}
