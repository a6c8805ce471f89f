import preview from '@dayfare/storybook/preview';
import { Text } from '../../primitives/text/text.tsx';
import { StateSheet } from '../../testing/state-sheet.tsx';
import { Superscript } from './superscript.tsx';

const meta = preview.meta({
  component: Superscript,
  title: 'Components/Superscript/States',
  args: { text: '' },
});
const long =
  'Visa® is a registered mark of its owner, and Dayfare® is one too, in a text of several lines, whose lines stay as far apart as they are without a mark: Visa®.';

/** In every size of text, and in several lines. */
export const All = meta.story({
  render: () => (
    <StateSheet
      states={{
        Title: (
          <Text variant="title" as="p">
            <Superscript text="Dayfare® Card" />
          </Text>
        ),
        Body: (
          <Text>
            <Superscript text="Dayfare® Card" />
          </Text>
        ),
        Caption: (
          <Text variant="caption">
            <Superscript text="Dayfare® Card" />
          </Text>
        ),
        'Several lines': (
          <Text>
            <Superscript text={long} />
          </Text>
        ),
      }}
    />
  ),
});
