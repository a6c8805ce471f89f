import preview from '@dayfare/storybook/preview';
import { expect, within } from 'storybook/test';
import { Text } from '../text/text.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

const meta = preview.meta({ component: VisuallyHidden, title: 'Primitives/Visually hidden' });

/** Only assistive technology gets the last words. */
export const Default = meta.story({
  args: { children: 'of three' },
  render: (args) => (
    <Text>
      Page 2 <VisuallyHidden {...args} />
    </Text>
  ),
  play: async ({ canvasElement }) => {
    const { width, height } = within(canvasElement).getByText('of three').getBoundingClientRect();
    await expect(width * height).toBeLessThanOrEqual(1);
  },
});
