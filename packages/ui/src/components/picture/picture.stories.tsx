import preview from '@dayfare/storybook/preview';
import { expect, within } from 'storybook/test';
import { expectNoOverflow } from '../../testing/play.tsx';
import { unbreakable } from '../../testing/stress-text.tsx';
import { drawing } from './drawing.fixtures.ts';
import { Picture } from './picture.tsx';

const meta = preview.meta({
  component: Picture,
  title: 'Components/Picture',
  args: { src: drawing, alt: 'The new price cards' },
});

/** In a conversation. */
export const InMessage = meta.story({
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('img', { name: 'The new price cards' })).toBeVisible();
  },
});

/** As large as there is room. */
export const OnScreen = meta.story({ args: { size: 'screen' } });

/** One that does not come: what it is stands in its place. */
export const Broken = meta.story({
  args: { src: 'data:image/png;base64,AAAA' },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('The new price cards')).toBeVisible();
  },
});

/** A name that offers no place to break is broken, not cut off. */
export const Unbreakable = meta.story({
  args: { src: undefined, alt: unbreakable },
  play: async ({ canvas }) => {
    await expectNoOverflow(canvas.getByText(unbreakable));
  },
});
