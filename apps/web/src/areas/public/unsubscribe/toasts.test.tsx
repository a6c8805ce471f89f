import { answer, contract, publicSamples } from '@dayfare/api/mocks';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { openPage, servePages } from '../../../testing/open-page.tsx';

const { unsubscribeSmartInvite } = contract.public;
const server = servePages();

const fault = 'Some error occured. Please contact Administrator.';

it.each([
  [1, 'status', 'Email Successfully unsubscribed!', 'Unsubscribed successfully'],
  [2, 'status', 'SMS Successfully unsubscribed!', 'Unsubscribed successfully'],
  [3, 'status', 'Email already unsubscribed!', 'You’re already unsubscribed'],
  [4, 'status', 'SMS already unsubscribed!', 'You’re already unsubscribed'],
  [5, 'status', 'Token not valid, Please provide valid token for unsubscription!', 'This link doesn’t work'],
  [6, 'alert', fault, 'Unsubscribe from invitations'],
  [7, 'alert', 'Configuration is disabled. Please contact Administrator.', 'This link doesn’t work'],
  [8, 'alert', fault, 'Unsubscribe from invitations'],
  [0, 'alert', fault, 'Unsubscribe from invitations'],
  [null, 'alert', fault, 'Unsubscribe from invitations'],
] as const)(
  'code %j is told for three seconds in a notice, as %s: %s [public-011] [public-012] [ui-011]',
  async (code, role, text, heading) => {
    const asked: unknown[] = [];
    server.use(
      answer(unsubscribeSmartInvite, (input) => {
        asked.push(input);
        if (input.updatedBy === 0) return publicSamples.smartInvite();
        return code === null ? null : publicSamples.inviteCode(code);
      }),
    );
    await openPage('/unsubscribe-smartInvite?token=abc');
    await userEvent.click(await screen.findByRole('button', { name: 'Unsubscribe' }));
    const timers = vi.spyOn(window, 'setTimeout');
    await userEvent.click(await screen.findByRole('button', { name: 'Yes, unsubscribe' }));
    const notices = within(await screen.findByRole('region', { name: 'Notifications' }));
    const notice = (await notices.findByText(text)).closest(`[role="${role}"]`);
    expect(notice).not.toBeNull();
    expect(timers.mock.calls.map(([, ms]) => ms)).toContain(3_000);
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe(heading);
    expect(asked).toEqual([
      { token: 'abc', updatedBy: 0 },
      { token: 'abc', updatedBy: 1 },
    ]);
    timers.mockRestore();
  },
);

it.each([
  [3, 'You’re already unsubscribed'],
  [4, 'You’re already unsubscribed'],
  [5, 'Something went wrong, please contact customer support.'],
  [7, 'Something went wrong, please contact customer support.'],
  [null, 'Something went wrong, please contact customer support.'],
  [1, null],
  [2, null],
  [6, null],
  [9, null],
])(
  'code %j at first shows %j, and the button where there is something to stop [public-007] [public-008] [public-009]',
  async (code, text) => {
    server.use(answer(unsubscribeSmartInvite, code === null ? null : publicSamples.inviteCode(code)));
    await openPage('/unsubscribe-smartInvite?token=abc');
    if (text !== null) await screen.findByText(text);
    else await screen.findByRole('button', { name: 'Unsubscribe' });
    expect(screen.queryByRole('button', { name: 'Unsubscribe' }) !== null).toBe(text === null);
  },
);
