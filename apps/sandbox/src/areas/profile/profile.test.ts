import { profileContract } from '@dayfare/api/profile/contract';
import { settingsContract } from '@dayfare/api/session/settings-contract';
import { placeContract } from '@dayfare/api/startup/place-contract';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { Device } from '../../bench/device.ts';
import { camilleTremblay } from '../../seeds/people/camille-tremblay.ts';
import { mayaTorres } from '../../seeds/people/maya-torres.ts';
import { samWhitfield } from '../../seeds/people/sam-whitfield.ts';
import { openSandbox } from '../../testing/open.ts';
import { prove } from '../../testing/prove.ts';
import { messagesTo } from './messages.fixtures.ts';

/** Somebody on their own whose birth date nobody knows. */
const sam = { ...samWhitfield, birthDate: null };
const sandbox = await openSandbox({ seeds: [mayaTorres, camilleTremblay, sam] });
afterAll(() => sandbox.close());
beforeEach(() => sandbox.reset());

const of = (device: Device) => device.client(profileContract);
const refusedWith = (code: string) => ({ code });
const home = { addressLine1: '12 Elm Street', addressLine2: 'Apt 4', city: 'Oakland', postalCode: '94607' };

/** What the details call takes, as it is now. */
async function detailsOf(device: Device) {
  const now = await of(device).getProfile();
  const { firstName, middleName, lastName, addressLine1, addressLine2, city, postalCode, version } = now;
  return { firstName, middleName, lastName, addressLine1, addressLine2, city, postalCode, version };
}

describe('the profile', () => {
  it('says who somebody is, how they are reached, and what they have chosen [profile-002] [profile-003]', async () => {
    const device = await sandbox.signedIn(mayaTorres);
    await device.client(placeContract).saveResidentialState({ residentialState: 'NY' });
    await device.client(settingsContract).setLanguage({ language: 'es' });
    expect(await of(device).getProfile()).toEqual({
      ...{ userID: mayaTorres.id, firstName: 'Maya', middleName: '', lastName: 'Torres' },
      ...{ addressLine1: '', addressLine2: '', city: '', postalCode: '', residentialState: 'NY' },
      ...{ emailAddress: mayaTorres.email, dialingCode: '1', mobileNumber: mayaTorres.mobile },
      ...{ dateOfBirth: '1990-05-04', language: 'es', version: 0 },
      imageURL: null,
      companyName: mayaTorres.employers[0]?.name,
    });
    expect(await of(device).getBasicProfile()).toEqual({
      ...{ userID: mayaTorres.id, firstName: 'Maya', lastName: 'Torres' },
    });
  });

  it('keeps a name and an address with a proof, says so, and has them on every device [profile-005]', async () => {
    const device = await sandbox.signedIn(sam);
    const change = { ...(await detailsOf(device)), ...home, firstName: ' Samuel ', middleName: 'Lee' };
    await expect(of(device).saveProfileDetails(change)).rejects.toMatchObject(refusedWith('ProofRequired'));
    await prove(sandbox, device, sam);
    const saved = await of(device).saveProfileDetails(change);
    expect(saved).toMatchObject({ ...home, firstName: 'Samuel', middleName: 'Lee', version: 1 });
    expect(await of(await sandbox.signedIn(sam)).getProfile()).toEqual(saved);
    expect((await messagesTo(sandbox, sam.email)).at(-1)).toContain('your profile was changed');
    // Its answer was lost, and it is sent again.
    expect(await of(device).saveProfileDetails(change)).toEqual(saved);
  });

  it('takes no e-mail address among the details [profile-005]', async () => {
    const device = await sandbox.signedIn(sam);
    const change = { ...(await detailsOf(device)), emailAddress: 'other@example.com' };
    await prove(sandbox, device, sam);
    await expect(of(device).saveProfileDetails(change)).rejects.toMatchObject(refusedWith('InvalidRequest'));
    expect((await of(device).getProfile()).emailAddress).toBe(sam.email);
  });

  it('keeps the first of two changes that began from the same, and the proof of the second [profile-005]', async () => {
    const [phone, laptop] = [await sandbox.signedIn(sam), await sandbox.signedIn(sam)];
    const seen = await detailsOf(laptop);
    await prove(sandbox, phone, sam);
    await of(phone).saveProfileDetails({ ...seen, ...home });
    await sandbox.advance(5 * 60_000);
    await prove(sandbox, laptop, sam);
    await expect(of(laptop).saveProfileDetails({ ...seen, middleName: 'Lee' })).rejects.toMatchObject(
      refusedWith('ProfileChanged'),
    );
    const again = { ...(await detailsOf(laptop)), middleName: 'Lee' };
    expect(await of(laptop).saveProfileDetails(again)).toMatchObject({ ...home, middleName: 'Lee' });
  });

  it.each([
    [mayaTorres, { firstName: 'Mia' }, 'ProfileKeptElsewhere'],
    [sam, { lastName: 'Wh1tfield' }, 'InvalidRequest'],
    [sam, { city: 'Oakland' }, 'InvalidRequest'],
    [camilleTremblay, home, 'InvalidRequest'],
  ])('of $firstName refuses %o', async (person, change, code) => {
    const device = await sandbox.signedIn(person);
    const details = { ...(await detailsOf(device)), ...change };
    await expect(of(device).saveProfileDetails(details)).rejects.toMatchObject(refusedWith(code));
  });

  it('takes a birth date once, with a proof, and none that is known already [profile-007]', async () => {
    const device = await sandbox.signedIn(sam);
    const { saveDateOfBirth } = of(device);
    const born = { dateOfBirth: '1991-02-03' };
    await expect(saveDateOfBirth({ dateOfBirth: '2020-02-03' })).rejects.toMatchObject(
      refusedWith('InvalidRequest'),
    );
    await expect(saveDateOfBirth(born)).rejects.toMatchObject(refusedWith('ProofRequired'));
    await prove(sandbox, device, sam);
    expect(await saveDateOfBirth(born)).toMatchObject(born);
    expect(await saveDateOfBirth(born)).toMatchObject(born);
    await expect(saveDateOfBirth({ dateOfBirth: '1992-02-03' })).rejects.toMatchObject(
      refusedWith('ProfileKeptElsewhere'),
    );
  });
});
