import preview from '@dayfare/storybook/preview';
import { fn } from 'storybook/test';
import { accented, twiceAsLong, unbreakable } from '../../testing/stress-text.tsx';
import { PolicyCheckbox } from '../policy-checkbox/policy-checkbox.tsx';
import { AccountSuccess } from './account-success.tsx';

const policy = (isAgreed: boolean, error?: string) => (
  <PolicyCheckbox isAgreed={isAgreed} onOpen={fn()} onWithdraw={fn()} error={error}>
    I agree to the pay-now agreement
  </PolicyCheckbox>
);

const meta = preview.meta({
  component: AccountSuccess,
  title: 'Patterns/Account success/States',
  parameters: { layout: 'fullscreen' },
  args: { onBack: fn(), onHelp: fn(), onContinue: fn(), isAgreed: true, policy: policy(true) },
});

/** Agreed to, ready to go on. */
export const Agreed = meta.story();

/** The agreement is being saved. */
export const Pending = meta.story({ args: { isPending: true } });

/** The agreement is missing, and says so. */
export const Missing = meta.story({
  args: { isAgreed: false, policy: policy(false, 'Read the agreement and agree to it to go on.') },
});

/** Words at twice their length, and one that offers no place to break. */
export const ManyWords = meta.story({
  args: {
    skip: { label: twiceAsLong('Do this later on the home screen'), onPress: fn() },
    text: {
      title: accented(twiceAsLong('Your account is set up')),
      message: `${twiceAsLong('You can take your earned wages.')} ${unbreakable}`,
    },
  },
});
