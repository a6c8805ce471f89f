import preview from '@dayfare/storybook/preview';
import { brandLogos } from '@dayfare/themes/brands/logos';
import { Box } from '../../primitives/box/box.tsx';
import { StateSheet } from '../../testing/state-sheet.tsx';
import { BrandLogo } from './brand-logo.tsx';

const { full, mark } = brandLogos.common;
const meta = preview.meta({
  component: BrandLogo,
  title: 'Components/Brand logo/States',
  args: { logo: full, name: 'Common' },
});

/** Wordmark and mark, on the page and on the brand's background. */
export const AllStates = meta.story({
  render: () => (
    <StateSheet
      states={{
        wordmark: <BrandLogo logo={full} name="Common" />,
        mark: <BrandLogo logo={mark} name="" />,
        'on the brand': (
          <Box background="brand" padding={4} radius="card">
            <BrandLogo logo={full} name="Common, on its background" />
          </Box>
        ),
      }}
    />
  ),
});
