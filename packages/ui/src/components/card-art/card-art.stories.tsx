import preview from '@dayfare/storybook/preview';
import { brandNames, brandTitle } from '@dayfare/themes/brands';
import { brandLogos } from '@dayfare/themes/brands/logos';
import { expect, within } from 'storybook/test';
import { Stack } from '../../primitives/stack/stack.tsx';
import { expectNoOverflow } from '../../testing/play.tsx';
import { twiceAsLong } from '../../testing/stress-text.tsx';
import { BrandLogo } from '../brand-logo/brand-logo.tsx';
import { CardArt, type CardArtProps } from './card-art.tsx';

const meta = preview.meta({
  component: CardArt,
  title: 'Components/Card art',
  args: {
    name: 'Dayfare Prepaid Card',
    logo: <BrandLogo logo={brandLogos.common.full} name="" />,
    number: '4417',
    status: 'active' as CardArtProps['status'],
    statusLabel: 'Active',
    holder: 'Maria Lopez',
    network: 'Visa',
  },
});

/** Brand, last four digits and status: for the eye a card, for the ear one sentence. */
export const Active = meta.story({
  play: async ({ canvasElement }) => {
    const sentence = within(canvasElement).getByText(/^Dayfare Prepaid Card, .* 4 4 1 7, Active$/);
    const art = sentence.parentElement?.querySelector('[data-card-status]');
    if (!art) throw new Error('There should be a card.');
    await expect(art).toHaveAttribute('aria-hidden', 'true');
    const { width, height } = art.getBoundingClientRect();
    await expect(width / height).toBeGreaterThan(1.4);
    await expect(width / height).toBeLessThan(1.65);
    await expectNoOverflow(art);
  },
});

/** Locked by its owner: it loses its colour, a lock and the word say why. */
export const Locked = meta.story({
  args: { status: 'locked', statusLabel: 'Locked' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[data-status="locked"]')).not.toBeNull();
    await expect(within(canvasElement).getByText('Locked')).toBeVisible();
  },
});

/** In the mail. */
export const Pending = meta.story({ args: { status: 'pending', statusLabel: 'On its way' } });

/** Each brand's card, drawn from its own roles, whatever brand the page has. */
export const EveryBrand = meta.story({
  render: (args) => (
    <Stack gap={5}>
      {brandNames.map((brand) => (
        <CardArt
          key={brand}
          {...args}
          name={`${brandTitle(brand)} Card`}
          brand={brand}
          logo={<BrandLogo logo={brandLogos[brand].full} name="" />}
        />
      ))}
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const backgrounds = [...canvasElement.querySelectorAll('[data-card-status]')].map(
      (card) => getComputedStyle(card).backgroundImage,
    );
    await expect(new Set(backgrounds).size).toBe(backgrounds.length);
    // A logo takes the text colour, which on the card must be the one for the brand's background.
    for (const logo of canvasElement.querySelectorAll('use')) {
      const card = logo.closest('[data-card-status]');
      await expect(card && getComputedStyle(logo).color).toBe(card && getComputedStyle(card).color);
    }
  },
});

/** Names with more words than room: the card grows and cuts nothing off. */
export const LongWords = meta.story({
  args: {
    logo: undefined,
    name: twiceAsLong('Carte de paie rechargeable'),
    holder: twiceAsLong('Marie-Antoinette de la Fontaine-Beauchamp'),
    statusLabel: 'En attente de vérification',
    status: 'pending',
  },
});
