import preview from '@dayfare/storybook/preview';
import { fn } from 'storybook/test';
import { accented, twiceAsLong, unbreakable } from '../../testing/stress-text.tsx';
import { FullScreenTemplate, type FullScreenTemplateProps } from './full-screen-template.tsx';

const args: FullScreenTemplateProps = {
  screen: 'get-card',
  title: 'Get your card',
  primary: { label: 'Apply for the card', onPress: fn() },
  consent: { label: 'I am at least 18 years old.', isSelected: true, onChange: fn() },
};

const meta = preview.meta({
  component: FullScreenTemplate,
  title: 'Patterns/Full screen template/States',
  parameters: { layout: 'fullscreen' },
  args,
});

/** The button takes no press yet. */
export const Disabled = meta.story({
  args: { primary: { label: 'Apply for the card', onPress: fn(), isDisabled: true } },
});

/** It is being done. */
export const Pending = meta.story({
  args: { primary: { label: 'Apply for the card', onPress: fn(), isPending: true } },
});

/** The box is missing, and says so. */
export const Missing = meta.story({
  args: {
    consent: {
      label: 'I am at least 18 years old.',
      isSelected: false,
      onChange: fn(),
      error: 'Tick the box to go on.',
    },
  },
});

/** Words at twice their length, and one that offers no place to break. */
export const ManyWords = meta.story({
  args: {
    onBack: fn(),
    onClose: fn(),
    onHelp: fn(),
    step: twiceAsLong('Step 1 of 3'),
    title: accented(twiceAsLong('Get your card')),
    children: unbreakable,
    issuerStatements: [unbreakable],
    disclaimers: { cardDirect: twiceAsLong('The card is subject to the approval of its issuer.') },
  },
});
