import preview from '@dayfare/storybook/preview';
import { Box } from '../../primitives/box/box.tsx';
import { StateSheet } from '../../testing/state-sheet.tsx';
import { BarCode } from './bar-code.tsx';

const meta = preview.meta({
  component: BarCode,
  title: 'Components/Bar code/States',
  args: { value: '482019375561', label: '' },
});

/** On the page, and on the brand's background. */
export const All = meta.story({
  render: () => (
    <StateSheet
      states={{
        'On the page': <BarCode value="482019375561" label="Pickup code" />,
        'On the brand': (
          <Box background="brand" padding={4} radius="card">
            <BarCode value="482019375561" label="The same on the brand" />
          </Box>
        ),
      }}
    />
  ),
});
