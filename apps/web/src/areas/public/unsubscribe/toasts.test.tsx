import { answer, contract, publicSamples } from '@dayfare/api/mocks';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { openPage, servePages } from '../../../testing/open-page.tsx';

const { unsubscribeSmartInvite } = contract.public;
const server = servePages();

const fault = 'Some error occured. Please contact Administrator.';

/** What shows the tone of a notice, and how it is announced. */
const tones = {
  success: { icon: 'lucide-circle-check', role: 'status' },
  info: { icon: 'lucide-info', role: 'status' },
  warning: { icon: 'lucide-triangle-alert', role: 'status' },
  danger: { icon: 'lucide-circle-alert', role: 'alert' },
};

it.each([
  [1, 'success', 'Email Successfully unsubscribed!', 'Unsubscribed successfully'],
  [2, 'success', 'SMS Successfully unsubscribed!', 'Unsubscribed successfully'],
  [3, 'info', 'Email already unsubscribed!', 'You’re already unsubscribed'],
  [4, 'info', 'SMS already unsubscribed!', 'You’re already unsubscribed'],
  [5, 'warning', 'Token not valid, Please provide valid token for unsubscription!', 'This link doesn’t work'],
  [6, 'danger', fault, 'Unsubscribe from invitations'],
  [7, 'danger', 'Configuration is disabled. Please contact Administrator.', 'This link doesn’t work'],
  [8, 'danger', fault, 'Unsubscribe from invitations'],
  [0, 'danger', fault, 'Unsubscribe from invitations'],
  [null, 'danger', fault, 'Unsubscribe from invitations'],
] as const)(
  'code %j is told for three seconds in a notice, as %s: %s [public-011] [public-012] [ui-011]',
  async (code, tone, text, heading) => {
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
    const notice = (await notices.findByText(text)).closest(`[role="${tones[tone].role}"]`);
    expect([...(notice?.querySelector('svg')?.classList ?? [])]).toContain(tones[tone].icon);
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
