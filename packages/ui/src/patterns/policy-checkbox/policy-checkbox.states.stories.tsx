import preview from '@dayfare/storybook/preview';
import { fn } from 'storybook/test';
import { Forced, StateSheet } from '../../testing/state-sheet.tsx';
import { twiceAsLong, unbreakable } from '../../testing/stress-text.tsx';
import { PolicyCheckbox, type PolicyCheckboxProps } from './policy-checkbox.tsx';

const args: PolicyCheckboxProps = {
  children: 'I agree to the transfer agreement',
  isAgreed: false,
  onOpen: fn(),
  onWithdraw: fn(),
};
const box = (more: Partial<PolicyCheckboxProps> = {}) => <PolicyCheckbox {...args} {...more} />;

const meta = preview.meta({ component: PolicyCheckbox, title: 'Patterns/Policy checkbox/States', args });

/** Every state. */
export const All = meta.story({
  render: () => (
    <StateSheet
      states={{
        'Not agreed': box(),
        Agreed: box({ isAgreed: true }),
        'Under the pointer': (
          <Forced state="hovered" of="label">
            {box()}
          </Forced>
        ),
        Focused: (
          <Forced state="focus-visible" of="label">
            {box()}
          </Forced>
        ),
        'With a link': box({ link: { label: 'Read the agreement', href: '#agreement' } }),
        'Link focused': (
          <Forced state="focus-visible" of="a">
            {box({ link: { label: 'Read it here', href: '#agreement' } })}
          </Forced>
        ),
        Missing: box({ error: 'Read the agreement and agree to it to go on.' }),
        'Long words': box({
          children: twiceAsLong('I agree to the transfer agreement'),
          link: { label: unbreakable, href: '#agreement' },
        }),
        Spanish: box({ children: 'Acepto el acuerdo de transferencia' }),
        'Canadian French': box({ children: 'J’accepte l’entente sur les virements' }),
      }}
    />
  ),
});
