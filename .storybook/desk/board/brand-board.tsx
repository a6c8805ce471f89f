import { brandTitle } from '@dayfare/themes/brands';
import { allTokens } from '@dayfare/themes/brands/all';
import { brandLogos } from '@dayfare/themes/brands/logos';
import { BrandLogo } from '@dayfare/ui/brand-logo';
import { Stack } from '@dayfare/ui/stack';
import { Text } from '@dayfare/ui/text';
import type { DeskGlobals } from '../shared/looks.ts';
import { DeskPage, Section } from '../shared/page.tsx';
import { useVoice } from '../shared/use-voice.ts';
import * as styles from './board.css.ts';
import { ContrastBoard } from './contrast-board.tsx';
import { Air, Corners, Heights, SpaceSteps } from './measures.tsx';
import { MotionDemo } from './motion-demo.tsx';
import { Palette } from './palette.tsx';
import { TypeScaleSamples } from './type-scale.tsx';

/** One brand on one board. */
export function BrandBoard({ globals }: { globals: DeskGlobals }) {
  const { brand, scheme, language } = globals;
  const tokens = allTokens[brand];
  const voice = useVoice(brand, language);
  const title = brandTitle(brand);
  return (
    <DeskPage
      title={`Brand board: ${title}`}
      lead={`All that ${title} may set, as it is in the ${scheme} scheme. Brand, scheme and language follow the toolbar.`}
    >
      <div className={styles.hero} data-surface="brand">
        <BrandLogo logo={brandLogos[brand].full} name={title} />
        <Stack gap={2}>
          <Text as="p" variant="hero" balance>
            {voice?.tagline ?? title}
          </Text>
          <Text tone="muted">{voice?.promise ?? ''}</Text>
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
        <TypeScaleSamples type={tokens.type} sample={voice?.promise ?? title} />
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
    </DeskPage>
  );
}
