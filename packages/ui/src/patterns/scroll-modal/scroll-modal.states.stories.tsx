import preview from '@dayfare/storybook/preview';
import { fn } from 'storybook/test';
import { accented, twiceAsLong, unbreakable } from '../../testing/stress-text.tsx';
import { ScrollModal, type ScrollModalProps } from './scroll-modal.tsx';

const checkbox = { label: 'I agree to the autoload terms.', isSelected: false, onChange: fn() };
const args: ScrollModalProps = {
  isOpen: true,
  onClose: fn(),
  title: 'Load your card automatically',
  children: 'When your card runs low, we top it up.',
  cta: { label: 'Turn on autoload', onPress: fn() },
  checkbox,
};

const meta = preview.meta({ component: ScrollModal, title: 'Patterns/Scroll modal/States', args });

/** The box is not ticked. */
export const NotTicked = meta.story();

/** The box is ticked. */
export const Ticked = meta.story({ args: { checkbox: { ...checkbox, isSelected: true } } });

/** The box is missing, and says so. */
export const Missing = meta.story({ args: { checkbox: { ...checkbox, error: 'Tick the box to go on.' } } });

/** It is being done. */
export const Pending = meta.story({
  args: { cta: { label: 'Turn on autoload', onPress: fn(), isPending: true } },
});

/** Words at twice their length, and one that offers no place to break. */
export const ManyWords = meta.story({
  args: {
    title: accented(twiceAsLong('Load your card automatically')),
    children: unbreakable,
    steps: [{ title: unbreakable, text: twiceAsLong('Below a balance, or when a payment would fail.') }],
    issuerStatements: [twiceAsLong('The card is issued by a bank.'), unbreakable],
  },
});
