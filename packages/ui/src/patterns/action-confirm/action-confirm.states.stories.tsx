import preview from '@dayfare/storybook/preview';
import { fn } from 'storybook/test';
import { accented, twiceAsLong, unbreakable } from '../../testing/stress-text.tsx';
import { ActionConfirm, type ActionConfirmProps } from './action-confirm.tsx';

const args: ActionConfirmProps = {
  isOpen: true,
  onClose: fn(),
  heading: 'Give this shift back?',
  accept: { label: 'Give it back', onPress: fn() },
  reject: { label: 'Keep the shift', onPress: fn() },
};

const meta = preview.meta({ component: ActionConfirm, title: 'Patterns/Action confirm/States', args });

/** Only a heading and two answers. */
export const Bare = meta.story();

/** What cannot be undone. */
export const Dangerous = meta.story({ args: { isDangerous: true } });

/** The answer is under way. */
export const Pending = meta.story({
  args: { accept: { label: 'Give it back', onPress: fn(), isPending: true } },
});

/** Only something to know: no answers, a cross. */
export const WithoutAnswers = meta.story({
  args: { accept: undefined, reject: undefined, description: 'The shift was taken by somebody else.' },
});

/** Words at twice their length, and one that offers no place to break. */
export const ManyWords = meta.story({
  args: {
    heading: accented(twiceAsLong('Give this shift back?')),
    description: unbreakable,
    policyHref: '#policy',
    bottomDescription: twiceAsLong('You can change this at any time in your profile.'),
    accept: { label: twiceAsLong('Give the shift back'), onPress: fn() },
  },
});
