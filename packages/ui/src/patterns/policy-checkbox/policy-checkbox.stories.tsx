import preview from '@dayfare/storybook/preview';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Text } from '../../primitives/text/text.tsx';
import { ContractDrawer } from '../contract-drawer/contract-drawer.tsx';
import { PolicyCheckbox, type PolicyCheckboxProps } from './policy-checkbox.tsx';

const meta = preview.meta({
  component: PolicyCheckbox,
  title: 'Patterns/Policy checkbox',
  args: {
    children: 'I agree to the transfer agreement',
    isAgreed: false,
    onOpen: fn(),
    onWithdraw: fn(),
    link: { label: 'Read the agreement', href: '/public/contracts/12' },
  },
});

function WithDrawer(props: PolicyCheckboxProps) {
  const [isOpen, setOpen] = useState(false);
  const [isAgreed, setAgreed] = useState(false);
  return (
    <>
      <PolicyCheckbox
        {...props}
        isAgreed={isAgreed}
        onOpen={() => setOpen(true)}
        onWithdraw={() => setAgreed(false)}
      />
      <ContractDrawer
        isOpen={isOpen}
        contracts={[
          { id: '12', title: 'Transfer agreement', content: <Text>What you take comes off your pay.</Text> },
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

const body = within(document.body);

/** A press opens the contract; only agreeing to it there ticks the box, and focus comes back to it. */
export const TickedByAgreeing = meta.story({
  render: (args) => <WithDrawer {...args} />,
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox', { name: /I agree to the transfer agreement/ });
    box.focus();
    await userEvent.keyboard(' ');
    await body.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(body.queryByRole('dialog')).toBeNull());
    await expect(box).not.toBeChecked();
    await waitFor(() => expect(document.activeElement).toBe(box));
    await userEvent.keyboard(' ');
    await userEvent.click(await body.findByRole('button', { name: 'I Agree 1/1' }));
    await waitFor(() => expect(box).toBeChecked());
  },
});

/** Agreed. A press takes it back. */
export const Agreed = meta.story({ args: { isAgreed: true } });

/** Missing, after one has tried to go on. */
export const Missing = meta.story({ args: { error: 'Read the agreement and agree to it to go on.' } });

/** The link opens the contract here and does not leave the page. */
export const LinkOpensDrawer = meta.story({
  tags: ['ui-018'],
  play: async ({ args, canvas }) => {
    const address = window.location.href;
    await userEvent.click(canvas.getByRole('link', { name: 'Read the agreement' }));
    await expect(args.onOpen).toHaveBeenCalledOnce();
    await expect(window.location.href).toBe(address);
  },
});
