import preview from '@dayfare/storybook/preview';
import { brandNames, brandTitle } from '@dayfare/themes/brands';
import { brandLogos } from '@dayfare/themes/brands/logos';
import { expect } from 'storybook/test';
import { Stack } from '../../primitives/stack/stack.tsx';
import { BrandLogo } from './brand-logo.tsx';

const meta = preview.meta({
  component: BrandLogo,
  title: 'Components/Brand logo',
  args: { logo: brandLogos.common.full, name: 'Common' },
});

/** 32 px high whatever its shape, and named. */
export const Named = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Common' }).getBoundingClientRect().height).toBe(32);
  },
});

/** Every brand's wordmark and mark, in the colours of the brand that is chosen. */
export const EveryBrand = meta.story({
  render: () => (
    <Stack gap={4} align="start">
      {brandNames.map((name) => (
        <Stack key={name} direction="row" gap={4}>
          <BrandLogo logo={brandLogos[name].full} name={brandTitle(name)} />
          <BrandLogo logo={brandLogos[name].mark} name="" />
        </Stack>
      ))}
    </Stack>
  ),
});
