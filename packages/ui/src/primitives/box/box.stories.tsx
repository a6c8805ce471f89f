import preview from '@dayfare/storybook/preview';
import { Stack } from '../stack/stack.tsx';
import { Text } from '../text/text.tsx';
import { Box } from './box.tsx';

const meta = preview.meta({ component: Box, title: 'Primitives/Box' });

/** Backgrounds; the brand's own re-maps the colours of all that stands on it. */
export const Backgrounds = meta.story({
  render: () => (
    <Stack gap={3}>
      {(['canvas', 'surface', 'sunken', 'brand'] as const).map((background) => (
        <Box
          key={background}
          background={background}
          padding="card"
          radius="card"
          isBordered={background === 'canvas'}
        >
          <Text variant="heading">{background}</Text>
          <Text tone="muted">A second line</Text>
        </Box>
      ))}
    </Stack>
  ),
});

/** A card: one level of them at most. */
export const Card = meta.story({
  render: () => (
    <Box background="surface" padding="card" radius="card" isRaised>
      <Text variant="heading">Next payday</Text>
      <Text tone="muted">Friday, December 4</Text>
    </Box>
  ),
});
