import preview from '@dayfare/storybook/preview';
import { Box } from '../../primitives/box/box.tsx';
import { Text } from '../../primitives/text/text.tsx';
import { StateSheet } from '../../testing/state-sheet.tsx';
import { Spinner } from './spinner.tsx';

const meta = preview.meta({ component: Spinner, title: 'Components/Spinner/States' });

/** Every size, with words, in a line and on the brand's background. */
export const All = meta.story({
  render: () => (
    <StateSheet
      states={{
        Small: (
          <Text as="div">
            Looking for employers <Spinner size="small" label="Looking for employers" />
          </Text>
        ),
        Medium: <Spinner />,
        Large: <Spinner size="large" />,
        'With words': <Spinner label="Asking your bank" isLabelShown />,
        'On the brand': (
          <Box background="brand" padding={4} radius="card">
            <Spinner label="One moment" isLabelShown />
          </Box>
        ),
      }}
    />
  ),
});
