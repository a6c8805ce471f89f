import preview from '@dayfare/storybook/preview';
import { expect, within } from 'storybook/test';
import { Text } from '../../primitives/text/text.tsx';
import { Superscript } from './superscript.tsx';

const meta = preview.meta({
  component: Superscript,
  title: 'Components/Superscript',
  args: { text: 'The Dayfare® Visa® Prepaid Card' },
  render: (args) => (
    <Text>
      <Superscript {...args} />
    </Text>
  ),
});

/** Each registered mark stands above the line. */
export const Marks = meta.story({
  tags: ['ui-019'],
  play: async ({ canvasElement }) => {
    const marks = canvasElement.querySelectorAll('sup');
    await expect(marks).toHaveLength(2);
    for (const mark of marks) {
      await expect(mark).toHaveTextContent('®');
      const size = Number.parseFloat(getComputedStyle(mark).fontSize);
      await expect(size).toBeLessThan(
        Number.parseFloat(getComputedStyle(mark.parentElement ?? mark).fontSize),
      );
    }
    await expect(within(canvasElement).getByText(/The Dayfare/)).toHaveTextContent(
      'The Dayfare® Visa® Prepaid Card',
    );
  },
});

/** A text without one stays as it is. */
export const Without = meta.story({ args: { text: 'Prepaid Card' } });
