import { profileContract } from '@dayfare/api/profile/contract';
import { forgotContract } from '@dayfare/api/session/forgot-contract';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { Device } from '../../bench/device.ts';
import { seedPassphrase } from '../../seeds/index.ts';
import { camilleTremblay } from '../../seeds/people/camille-tremblay.ts';
import { mayaTorres } from '../../seeds/people/maya-torres.ts';
import { openSandbox } from '../../testing/open.ts';
import { prove } from '../../testing/prove.ts';
import { codeSentTo, messagesTo } from './messages.fixtures.ts';

const sandbox = await openSandbox({ seeds: [mayaTorres, camilleTremblay] });
afterAll(() => sandbox.close());
beforeEach(() => sandbox.reset());

const of = (device: Device) => device.client(profileContract);
const refusedWith = (code: string) => ({ code });
const emailAddress = 'maya.new@example.com';
const phone = { dialingCode: '52', mobileNumber: '5512345678' };
const next = '+525512345678';

/** A device on which the old address has proved who asks, and a code has gone to the new one. */
async function asked(contact: Parameters<ReturnType<typeof of>['sendContactCode']>[0]) {
  const device = await sandbox.signedIn(mayaTorres);
  await prove(sandbox, device, mayaTorres, 'emailAddress' in contact);
  return { device, sent: await of(device).sendContactCode(contact) };
}

describe('another e-mail address', () => {
  it('is taken by a code to the old one and a code to it; the old one is told, and signs nobody in [profile-004]', async () => {
    const elsewhere = await sandbox.signedIn(mayaTorres);
    const { device, sent } = await asked({ emailAddress: ' Maya.New@example.com ' });
    expect(sent).toMatchObject({ sentPinDisplayText: emailAddress, resendsLeft: 3 });
    expect((await of(device).getProfile()).emailAddress).toBe(mayaTorres.email);
    const pinCode = await codeSentTo(sandbox, emailAddress);
    expect(await of(device).saveProfile({ emailAddress, pinCode })).toMatchObject({ emailAddress });
    expect((await messagesTo(sandbox, mayaTorres.email)).at(-1)).toContain('another email address');
    await expect(of(elsewhere).getProfile()).rejects.toMatchObject({ kind: 'unauthorized' });
    await expect(sandbox.device().signIn(mayaTorres.email, seedPassphrase)).rejects.toMatchObject(
      refusedWith('InvalidPassword'),
    );
    expect((await sandbox.device().signIn(emailAddress, seedPassphrase)).userID).toBe(mayaTorres.id);
  });

  it('takes a code from the old address first: a code to the telephone is no proof of it [profile-004]', async () => {
    const device = await sandbox.signedIn(mayaTorres);
    await prove(sandbox, device, mayaTorres, false);
    await expect(of(device).sendContactCode({ emailAddress })).rejects.toMatchObject(
      refusedWith('ProofRequired'),
    );
    expect(await messagesTo(sandbox, emailAddress)).toEqual([]);
  });

  it('is not taken by a wrong code, another session, or for an address that no code went to', async () => {
    const { device } = await asked({ emailAddress });
    const pinCode = await codeSentTo(sandbox, emailAddress);
    const wrong = pinCode === '000000' ? '000001' : '000000';
    await expect(of(device).saveProfile({ emailAddress, pinCode: wrong })).rejects.toMatchObject(
      refusedWith('PinFailed'),
    );
    const other = await sandbox.signedIn(mayaTorres);
    await expect(of(other).saveProfile({ emailAddress, pinCode })).rejects.toMatchObject(
      refusedWith('PinExpired'),
    );
    await expect(of(device).saveProfile({ emailAddress: 'x@example.com', pinCode })).rejects.toMatchObject(
      refusedWith('PinExpired'),
    );
    await sandbox.advance(10 * 60_000);
    await expect(of(device).saveProfile({ emailAddress, pinCode })).rejects.toMatchObject(
      refusedWith('PinExpired'),
    );
  });

  it('is guessed at three times', async () => {
    const { device } = await asked({ emailAddress });
    const pinCode = await codeSentTo(sandbox, emailAddress);
    const wrong = pinCode === '000000' ? '000001' : '000000';
    const guess = () => of(device).saveProfile({ emailAddress, pinCode: wrong });
    for (let count = 0; count < 3; count += 1)
      await expect(guess()).rejects.toMatchObject(refusedWith('PinFailed'));
    await expect(of(device).saveProfile({ emailAddress, pinCode })).rejects.toMatchObject(
      refusedWith('PinAttemptsExhausted'),
    );
  });

  it('is sent another code when asked for again, three times at most, without another proof', async () => {
    const { device } = await asked({ emailAddress });
    const first = await codeSentTo(sandbox, emailAddress);
    for (const resendsLeft of [2, 1, 0]) {
      await sandbox.advance(60_000);
      expect(await of(device).sendContactCode({ emailAddress })).toMatchObject({ resendsLeft });
    }
    await sandbox.advance(5 * 60_000);
    await expect(of(device).sendContactCode({ emailAddress })).rejects.toMatchObject(
      refusedWith('ResendsExhausted'),
    );
    await expect(of(device).saveProfile({ emailAddress, pinCode: first })).rejects.toMatchObject(
      refusedWith('PinFailed'),
    );
  });

  it('that another account has is told of only to whoever has proved that it is theirs', async () => {
    const { device, sent } = await asked({ emailAddress: camilleTremblay.email });
    expect(sent).toMatchObject({ sentPinDisplayText: camilleTremblay.email, resendsLeft: 3 });
    const pinCode = await codeSentTo(sandbox, camilleTremblay.email);
    await expect(
      of(device).saveProfile({ emailAddress: camilleTremblay.email, pinCode }),
    ).rejects.toMatchObject(refusedWith('ContactTaken'));
  });

  it('voids a code for a new password that went to the old one', async () => {
    const visitor = sandbox.device().client(forgotContract);
    const { sentPinIDString } = await visitor.forgotPassword({
      ...{ identifier: mayaTorres.email, identifierType: 'EmailAddress' },
    });
    const reset = await codeSentTo(sandbox, mayaTorres.email);
    const { device } = await asked({ emailAddress });
    await of(device).saveProfile({ emailAddress, pinCode: await codeSentTo(sandbox, emailAddress) });
    await expect(
      visitor.resetPassword({ sentPinIDString, pinCode: reset, newPassword: 'Sunday-Walk-77!' }),
    ).rejects.toMatchObject({ name: 'ApiError' });
  });
});

it('another phone number, of another country too, is taken the same way, and signs its person in [profile-004]', async () => {
  const { device } = await asked(phone);
  const saved = await of(device).saveProfile({ ...phone, pinCode: await codeSentTo(sandbox, next) });
  expect(saved).toMatchObject(phone);
  expect((await messagesTo(sandbox, `+1${mayaTorres.mobile}`)).at(-1)).toContain('another phone number');
});
