import { answer, contract, refuse, sessionSamples, startupSamples } from '@dayfare/api/mocks';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { openPage, servePages } from '../../../testing/open-page.tsx';

const server = servePages();
const { getDualFactorSettings, resendPin, saveDualFactorSettings, verifyDualFactorAuthenticationPin } =
  contract.session;
const user = sessionSamples.employee({ mobileNumber: '2025550101', dialingCode: '1' });
const sent = { sentPinIDString: 'p', sentPinID: 7, sentPinDisplayText: '•••• 0101', resendsLeft: 3 };

describe('the settings of two-step sign-in', () => {
  it('are closed to visitors, who are led to the sign-in', async () => {
    const { here } = await openPage('/home/two-step');
    await screen.findByLabelText('Password');
    expect(here()).toMatch(/^\/welcome\/login/);
  });

  it.each([
    ['On to off', { isDualFactorEnabled: true, sentPinToEmail: true }, 'Off', true],
    ['Off to on', { isDualFactorEnabled: false, sentPinToEmail: false }, 'By email', false],
    ['To another place', { isDualFactorEnabled: true, sentPinToEmail: false }, 'By email', false],
  ])('are saved after a code from the right place: %s', async (_, now, choice, isByMail) => {
    const asked: unknown[] = [];
    const saved: unknown[] = [];
    server.use(
      answer(contract.startup.startupDataV2, startupSamples.startupData()),
      answer(getDualFactorSettings, { ...now, sentPinDisplayText: '•••• 0101' }),
      answer(resendPin, (input) => {
        asked.push(input.sentPinToEmail);
        return { ...sent, sentPinToEmail: input.sentPinToEmail ?? false };
      }),
      answer(verifyDualFactorAuthenticationPin, (input) => {
        asked.push(input.pinCode, input.mobileNumber);
        return true;
      }),
      refuse(saveDualFactorSettings, { status: 403, code: 'ProofRequired', message: 'No.' }, { times: 1 }),
      answer(saveDualFactorSettings, (input) => {
        saved.push(input);
        return { ...input, sentPinDisplayText: '•••• 0101' };
      }),
    );
    await openPage('/home/two-step', { user });
    await userEvent.click(await screen.findByRole('radio', { name: choice }));
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Send me a code' }));
    await userEvent.type(await screen.findByLabelText('Code that we sent'), '123456');
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(asked).toEqual([isByMail, '123456', '2025550101']);
    const isOn = choice !== 'Off';
    expect(saved).toEqual([
      { isDualFactorEnabled: isOn, sentPinToEmail: isOn ? choice === 'By email' : now.sentPinToEmail },
    ]);
  });
});
