import preview from '@dayfare/storybook/preview';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ContractDrawer } from '../contract-drawer/contract-drawer.tsx';
import { PolicyCheckbox } from '../policy-checkbox/policy-checkbox.tsx';
import { AccountSuccess, type AccountSuccessProps } from './account-success.tsx';

const meta = preview.meta({
  component: AccountSuccess,
  title: 'Patterns/Account success',
  parameters: { layout: 'fullscreen' },
  args: {
    onBack: fn(),
    onHelp: fn(),
    onContinue: fn(),
    isAgreed: false,
    policy: (
      <PolicyCheckbox isAgreed={false} onOpen={fn()} onWithdraw={fn()}>
        I agree to the pay-now agreement
      </PolicyCheckbox>
    ),
  },
});

function WithAgreement(props: AccountSuccessProps) {
  const [isOpen, setOpen] = useState(false);
  const [isAgreed, setAgreed] = useState(false);
  return (
    <>
      <AccountSuccess
        {...props}
        isAgreed={isAgreed}
        policy={
          <PolicyCheckbox
            isAgreed={isAgreed}
            onOpen={() => setOpen(true)}
            onWithdraw={() => setAgreed(false)}
          >
            I agree to the pay-now agreement
          </PolicyCheckbox>
        }
      />
      <ContractDrawer
        isOpen={isOpen}
        contracts={[
          { id: '26', title: 'Pay-now agreement', content: 'What you take early comes off your pay.' },
        ]}
        onDismiss={({ agreed }) => {
          setOpen(false);
          if (agreed) setAgreed(true);
        }}
        onRetry={fn()}
        text={{
          title: 'Agreements',
          agree: (position, total) => `I Agree ${position}/${total}`,
          position: (position, total) => `Agreement ${position} of ${total}`,
          failedTitle: 'Not loaded',
          failed: 'Try again.',
        }}
      />
    </>
  );
}

/** Continue opens only once the agreement was read and agreed to; back and help are there, a cross is not. */
export const AgreeAndContinue = meta.story({
  tags: ['money-122'],
  render: (args) => <WithAgreement {...args} />,
  play: async ({ args, canvas }) => {
    const go = canvas.getByRole('button', { name: 'Continue' });
    await expect(go).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'Back' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Need help?' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Close' })).toBeNull();
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '60');
    await userEvent.click(canvas.getByRole('checkbox'));
    await userEvent.click(await within(document.body).findByRole('button', { name: 'I Agree 1/1' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Continue' }));
    await expect(args.onContinue).toHaveBeenCalledOnce();
  },
});

/** With words to skip it there is a way on without the agreement. */
export const WithSkip = meta.story({
  args: { skip: { label: 'Do this later', onPress: fn() } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Do this later' }));
    await expect(args.skip?.onPress).toHaveBeenCalledOnce();
  },
});

/** In Spanish. */
export const Spanish = meta.story({ globals: { language: 'es' } });

/** In Canadian French. */
export const CanadianFrench = meta.story({ globals: { language: 'fr' } });
