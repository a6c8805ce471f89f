import preview from '@dayfare/storybook/preview';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { MyPayNow, type MyPayNowProps } from './my-pay-now.tsx';

const meta = preview.meta({
  component: MyPayNow,
  title: 'Patterns/My pay now',
  parameters: { layout: 'fullscreen' },
  args: { value: '', onChange: fn(), onContinue: fn(), onBack: fn(), onHelp: fn() },
});

function Typing(props: MyPayNowProps) {
  const [account, setAccount] = useState(props.value);
  return <MyPayNow {...props} value={account} onChange={setAccount} />;
}

/** Continue opens with the first digit, and Enter in the field does the same. */
export const EnterANumber = meta.story({
  tags: ['money-117', 'money-118'],
  render: (args) => <Typing {...args} />,
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '60');
    await expect(canvas.getByRole('button', { name: 'Continue' })).toBeDisabled();
    const field = canvas.getByRole('textbox', { name: 'Account or card number' });
    await userEvent.type(field, '{Enter}');
    await expect(args.onContinue).not.toHaveBeenCalled();
    await userEvent.type(field, '4417002291');
    await expect(canvas.getByRole('button', { name: 'Continue' })).toBeEnabled();
    await userEvent.type(field, '{Enter}');
    await expect(args.onContinue).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Need help?' }));
    await expect(args.onHelp).toHaveBeenCalledOnce();
  },
});

/** The flag keeps Continue disabled, whatever stands in the field. */
export const PrimaryDisabled = meta.story({
  tags: ['money-117'],
  args: { value: '4417002291', isPrimaryDisabled: true },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Continue' })).toBeDisabled();
    await userEvent.type(canvas.getByRole('textbox'), '{Enter}');
    await expect(args.onContinue).not.toHaveBeenCalled();
  },
});

/** The number is wrong: it says so next to the field. */
export const Refused = meta.story({
  args: { value: '44', error: 'An account number has at least 4 digits.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(/at least 4 digits/);
    await expect(canvas.getByRole('textbox')).toBeInvalid();
  },
});

/** In Spanish. */
export const Spanish = meta.story({ globals: { language: 'es' } });

/** In Canadian French. */
export const CanadianFrench = meta.story({ globals: { language: 'fr' } });
