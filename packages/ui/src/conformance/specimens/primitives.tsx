import { Amount } from '../../primitives/amount/amount.tsx';
import { Box } from '../../primitives/box/box.tsx';
import { Screen } from '../../primitives/screen/screen.tsx';
import { Stack } from '../../primitives/stack/stack.tsx';
import { Text } from '../../primitives/text/text.tsx';
import { VisuallyHidden } from '../../primitives/visually-hidden/visually-hidden.tsx';
import type { Specimen } from './specimen.ts';

/** What all else is built of. */
export const primitives = {
  amount: (_say, marks) => <Amount minor={4_000_025} currency="USD" size="hero" {...marks} />,
  box: (say, marks) => (
    <Box padding="card" ground="surface" {...marks}>
      {say('Your pay')}
    </Box>
  ),
  stack: (say, marks) => (
    <Stack direction="row" wrap {...marks}>
      <Text as="span">{say('Next day')}</Text>
      <Text as="span">{say('Free')}</Text>
    </Stack>
  ),
  text: (say, marks) => (
    <Text variant="heading" {...marks}>
      {say('Get paid before payday')}
    </Text>
  ),
  'visually-hidden': (say, marks) => <VisuallyHidden {...marks}>{say('Two unread messages')}</VisuallyHidden>,
} as const satisfies Record<string, Specimen>;

/** The one that is a page, and shares none. */
export const primitiveScreens = {
  screen: (say, marks) => (
    <Screen footer={<Text>{say('You can change this later.')}</Text>} {...marks}>
      <Text variant="title">{say('Get paid')}</Text>
    </Screen>
  ),
} as const satisfies Record<string, Specimen>;
