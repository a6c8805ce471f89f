import { answer, contract, never, sessionSamples, startupSamples } from '@dayfare/api/mocks';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { openPage, servePages } from '../../../testing/open-page.tsx';

const { changePassword, getPasswordPolicy } = contract.session;
const { getAvailableFunds, getEarnings, getTransactionHistory } = contract.money;
const server = servePages();

/** The home, which follows or is fetched ahead. */
const quietHome = [never(getAvailableFunds), never(getEarnings), never(getTransactionHistory)];

/** A policy that asks for nothing but one character. */
const lax = {
  ...{ minLength: 1, maxLength: null, numericCharacterRequired: false, specialCharacterRequired: false },
  ...{ allowedSpecialCharacters: '', alphabetCharacterRequired: 0, spaceAllowed: false },
  cannotUseLastNPasswords: 0,
};

/** Opens the page under a policy; `sent` are the passwords that reach the server. */
async function open(policy: Partial<typeof lax>) {
  const sent: string[] = [];
  server.use(
    answer(contract.startup.startupDataV2, startupSamples.startupData()),
    answer(getPasswordPolicy, { ...lax, ...policy }),
    answer(changePassword, ({ newPassword }) => {
      sent.push(newPassword);
      return true;
    }),
    ...quietHome,
  );
  await openPage('/home/change-password', { user: sessionSamples.employee() });
  await userEvent.type(await screen.findByLabelText('Current password'), 'Early-Bird-2026!');
  await screen.findByText('No emoji');
  const change = async (password: string) => {
    const field = screen.getByLabelText('New password');
    await userEvent.clear(field);
    await userEvent.click(field);
    await userEvent.paste(password);
    await userEvent.keyboard('{Enter}');
  };
  return { sent, change };
}

const wrong = 'Your password needs everything on this list.';
const rule = (text: string) => screen.getByText(text).closest('li')?.dataset.state;

describe('a new password', () => {
  it.each([
    [1, 'A letter', '2026!', '2026!a'],
    [2, 'Upper- and lowercase letter', 'walk', 'Walk'],
    [3, 'An uppercase letter', 'walk', 'wAlk'],
    [4, 'A lowercase letter', 'WALK', 'WALk'],
  ])('has the letters of policy %i: %s [validation-011]', async (letters, words, bad, good) => {
    const { sent, change } = await open({ alphabetCharacterRequired: letters });
    await change(bad);
    await screen.findByText(wrong);
    expect(rule(words)).not.toBe('met');
    await change(good);
    await waitFor(() => expect(sent).toEqual([good]));
  });

  it('needs no letter under policy 0 [validation-011]', async () => {
    const { sent, change } = await open({});
    expect(screen.queryByText(/letter/i)).toBeNull();
    await change('2026!');
    await waitFor(() => expect(sent).toEqual(['2026!']));
  });

  it('has no emoji, whatever the policy is [validation-012]', async () => {
    const { sent, change } = await open({});
    for (const bad of ['walk😀', 'walk🇨🇦', 'walk1️⃣']) {
      await change(bad);
      await screen.findByText(wrong);
      expect(rule('No emoji'), bad).not.toBe('met');
    }
    await change('walk:)');
    await waitFor(() => expect(sent).toEqual(['walk:)']));
  });

  it.each([
    [true, 'A space', 'Sunday-Walk', 'Sunday Walk'],
    [false, 'No spaces', 'Sunday Walk', 'Sunday-Walk'],
  ])(
    'contains a space if they are allowed (%s), and otherwise none [validation-013]',
    async (spaceAllowed, words, bad, good) => {
      const { sent, change } = await open({ spaceAllowed });
      await change(bad);
      await screen.findByText(wrong);
      expect(rule(words)).not.toBe('met');
      await change(good);
      await waitFor(() => expect(sent).toEqual([good]));
    },
  );
});

describe('"Choose a new password."', () => {
  /** Sends nothing, sees the message, types, and sees it go for good. */
  async function sendNothingAndType(button: string) {
    await userEvent.click(await screen.findByRole('button', { name: button }));
    const field = screen.getByLabelText('New password');
    await screen.findByText('Choose a new password.');
    expect(field.getAttribute('aria-invalid')).toBe('true');
    await userEvent.type(field, 'S');
    await waitFor(() => expect(screen.queryByText('Choose a new password.')).toBeNull());
    expect(field.getAttribute('aria-invalid')).toBeNull();
    await userEvent.type(field, 'unday-Walk-77!');
    await userEvent.tab();
    expect(screen.queryByText('Choose a new password.')).toBeNull();
  }

  it('goes as soon as one is typed, where it is changed', async () => {
    const { sent } = await open({});
    await sendNothingAndType('Change password');
    await userEvent.click(screen.getByRole('button', { name: 'Change password' }));
    await waitFor(() => expect(sent).toEqual(['Sunday-Walk-77!']));
    expect(screen.queryByText('Choose a new password.')).toBeNull();
  });

  it('goes as soon as one is typed, where it has to be changed', async () => {
    const sent: string[] = [];
    server.use(
      answer(contract.startup.startupDataV2, startupSamples.startupData()),
      answer(getPasswordPolicy, lax),
      answer(contract.session.forceChangePassword, ({ newPassword }) => {
        sent.push(newPassword);
        return true;
      }),
      // The page stays until the next one has come, and this one never comes.
      never(contract.session.createToken),
      ...quietHome,
    );
    await openPage('/home/change-password?isFromLogin=true', {
      user: sessionSamples.employee({ forcePasswordChange: true }),
    });
    await sendNothingAndType('Change password');
    await userEvent.keyboard('{Enter}');
    await userEvent.click(screen.getByLabelText('New password'));
    await userEvent.keyboard('{Enter}{Enter}');
    await waitFor(() => expect(sent).toEqual(['Sunday-Walk-77!']));
    expect(screen.queryByText('Choose a new password.')).toBeNull();
  });

  it('goes as soon as one is typed, where it was forgotten', async () => {
    server.use(
      answer(contract.startup.startupDataV2, startupSamples.startupData()),
      answer(contract.session.getCaptcha, { rounds: [] }),
      answer(contract.session.forgotPassword, { sentPinIDString: 'sample-reset', passwordPolicy: lax }),
      ...quietHome,
    );
    await openPage('/welcome/forgot-password', { user: null });
    await userEvent.type(await screen.findByLabelText('Phone number or email'), 'rosa@example.com{Enter}');
    await screen.findByLabelText('Code that we sent');
    await sendNothingAndType('Set new password');
  });
});
