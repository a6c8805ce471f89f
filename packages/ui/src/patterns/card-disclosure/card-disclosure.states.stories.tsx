import preview from '@dayfare/storybook/preview';
import { fn } from 'storybook/test';
import { Text } from '../../primitives/text/text.tsx';
import { accented, twiceAsLong, unbreakable } from '../../testing/stress-text.tsx';
import { CardDisclosure } from './card-disclosure.tsx';

const meta = preview.meta({
  component: CardDisclosure,
  title: 'Patterns/Card disclosure/States',
  args: {
    isOpen: true,
    onClose: fn(),
    disclosures: [{ title: 'Fees', content: <Text>There is no monthly fee.</Text> }],
    isInApproval: false,
    onLink: fn(),
  },
});

/** As it opens. */
export const Open = meta.story();

/** More text than a screen holds. */
export const LongText = meta.story({
  args: {
    disclosures: Array.from({ length: 12 }, (_, at) => ({
      title: `Part ${at + 1}`,
      content: (
        <Text>{twiceAsLong('Cash machines outside the network cost $2.50 for each withdrawal.')}</Text>
      ),
    })),
  },
});

/** Words at twice their length, and one that offers no place to break. */
export const ManyWords = meta.story({
  args: {
    text: { title: accented(twiceAsLong('Card disclosures')), link: twiceAsLong('Link this card now') },
    disclosures: [{ title: unbreakable, content: <Text>{unbreakable}</Text> }],
  },
});
