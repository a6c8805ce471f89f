import preview from '@dayfare/storybook/preview';
import { Text } from '../../primitives/text/text.tsx';
import { Forced, StateSheet } from '../../testing/state-sheet.tsx';
import { Disclosure } from './disclosure.tsx';

const meta = preview.meta({
  component: Disclosure,
  title: 'Components/Disclosure/States',
  args: { label: '', children: '' },
});
const content = <Text>What you earned so far, less what is kept back.</Text>;

/** Closed and open, under the pointer, with the focus, and with more words than room. */
export const AllStates = meta.story({
  render: () => (
    <StateSheet
      states={{
        closed: <Disclosure label="How is this worked out?">{content}</Disclosure>,
        open: (
          <Disclosure label="When does it arrive?" defaultExpanded>
            {content}
          </Disclosure>
        ),
        hovered: (
          <Forced state="hovered">
            <Disclosure label="What does it cost?">{content}</Disclosure>
          </Forced>
        ),
        focused: (
          <Forced state="focus-visible">
            <Disclosure label="Who sees this?">{content}</Disclosure>
          </Forced>
        ),
        'many words': (
          <Disclosure label="Comment calcule-t-on le montant auquel vous avez accès aujourd’hui?">
            {content}
          </Disclosure>
        ),
      }}
    />
  ),
});
