import preview from '@dayfare/storybook/preview';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Opener } from '../shared/testing/opener.tsx';
import { expectFocusReturned, expectWalk, openByKeyboard } from '../shared/testing/walk.ts';
import { SessionTimeout, type SessionTimeoutProps } from './session-timeout.tsx';

const meta = preview.meta({
  component: SessionTimeout,
  title: 'Patterns/Session timeout',
  args: {
    isOpen: false,
    endsAt: 0,
    onContinue: fn(),
    onLogOut: fn(),
    onEnd: fn(),
    deviceActivityHref: '#device-activity',
    onDeviceActivity: fn(),
  },
});

/** Ends some seconds after the story has begun, and closes on an answer. */
function From({ seconds, ...props }: SessionTimeoutProps & { seconds: number }) {
  const [endsAt] = useState(() => Date.now() + seconds * 1000);
  return (
    <Opener startsOpen={props.isOpen}>
      {(isOpen, setOpen) => (
        <SessionTimeout
          {...props}
          isOpen={isOpen}
          endsAt={endsAt}
          onContinue={() => {
            setOpen(false);
            props.onContinue();
          }}
        />
      )}
    </Opener>
  );
}

const page = within(document.body);

/** It cannot be dismissed; Continue has the focus, and gives it back to where it was. */
export const StayOrLeave = meta.story({
  tags: ['session-037', 'session-043'],
  render: (args) => <From {...args} seconds={180} />,
  play: async ({ args }) => {
    const sheet = within(await openByKeyboard('alertdialog'));
    await expect(sheet.getByRole('heading', { name: 'Are you still there?' })).toBeVisible();
    await expect(sheet.getByRole('timer', { name: 'Your session will expire in' })).toHaveTextContent(
      /^(3:00|2:5\d)$/,
    );
    await expect(sheet.getByText('Please click Continue to stay signed in.')).toBeVisible();
    await waitFor(() => expect(sheet.getByRole('button', { name: 'Continue' })).toHaveFocus());
    await expect(sheet.queryByRole('button', { name: 'Close' })).toBeNull();
    await userEvent.keyboard('{Escape}');
    await expect(page.getByRole('alertdialog')).toBeVisible();
    await expectWalk(['Log out', 'Device activity', 'Continue']);
    await userEvent.click(sheet.getByRole('button', { name: 'Log out' }));
    await expect(args.onLogOut).toHaveBeenCalledOnce();
    await userEvent.click(sheet.getByRole('button', { name: 'Continue' }));
    await expect(args.onContinue).toHaveBeenCalledOnce();
    await expectFocusReturned();
  },
});

/** The time runs out: it tells so once. */
export const RunsOut = meta.story({
  args: { isOpen: true },
  render: (args) => <From {...args} seconds={1} />,
  play: async ({ args }) => {
    await waitFor(() => expect(args.onEnd).toHaveBeenCalledOnce());
    await expect(await page.findByRole('timer')).toHaveTextContent('0:00');
  },
});

/** In Spanish. */
export const Spanish = meta.story({
  globals: { language: 'es' },
  args: { isOpen: true },
  render: (args) => <From {...args} seconds={180} />,
});

/** In Canadian French. */
export const CanadianFrench = meta.story({
  globals: { language: 'fr' },
  args: { isOpen: true },
  render: (args) => <From {...args} seconds={180} />,
});
