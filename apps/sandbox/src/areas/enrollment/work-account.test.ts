import { workAccountContract } from '@dayfare/api/enrollment/work-account-contract';
import { businessContract } from '@dayfare/api/session/business-contract';
import { startupContract } from '@dayfare/api/startup/contract';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { seedPassphrase } from '../../seeds/index.ts';
import { kofiMensah } from '../../seeds/people/kofi-mensah.ts';
import { createBrowser } from '../../testing/browser.ts';
import { openSandbox } from '../../testing/open.ts';
import { beginSignUp } from '../../testing/sign-up.ts';

const sandbox = await openSandbox({ seeds: [kofiMensah] });
const origin = `http://127.0.0.1:${await sandbox.listen(0)}`;
afterAll(() => sandbox.close());
beforeEach(() => sandbox.reset());

const mobileNumber = '3035550171';
const summitRidge = { EnrollmentData: { EmployerID: 517 } };

/** Signs Nora in at her employer's page. Gives the address that it leads back to. */
async function comeFromWork(): Promise<URL> {
  const browser = createBrowser(origin);
  const page = await browser.open(`${origin}/api/sso/41`);
  const consent = await browser.send(page, { step: 'login', login: 'nora.lind', password: seedPassphrase });
  return new URL((await browser.send(consent, { step: 'consent' })).url);
}
const tokenIn = (address: URL) => address.searchParams.get('token') ?? '';

async function take(token: string) {
  const device = sandbox.device();
  await device.client(startupContract).getConfigurationSettings();
  return device.client(workAccountContract).takeWorkAccount({ token });
}

async function atEmployer(authAccountID: string, employer: object = summitRidge) {
  const { enterCode, send } = await beginSignUp(sandbox, { mobileNumber });
  await enterCode();
  return { send, answer: await send('EmployerInput', { ...employer, authAccountID }) };
}

describe('a work account that has no account here', () => {
  it('signs up with a phone number and an email alone, and signs in at work from then on [enrollment-048]', async () => {
    const address = await comeFromWork();
    expect([address.pathname, address.searchParams.get('bc')]).toEqual(['/sso/create-user', 'summit-ridge']);
    const { authAccountID, ...said } = await take(tokenIn(address));
    expect(said).toMatchObject({ FirstName: 'Nora', LastName: 'Lind', employer: { id: 517 } });
    const { send, answer } = await atEmployer(authAccountID);
    expect(answer).toMatchObject({ next: 'PersonalInfoInput', matchedStatus: 4 });
    const named = { FirstName: 'Somebody', LastName: 'Else', Email: 'nora.lind@example.com' };
    expect((await send('PersonalInfoInput', { EnrollmentData: named })).next).toBe('CreatingAccount');
    const { enrollmentCode } = await send('CreatingAccount');
    const device = sandbox.device();
    await device.client(startupContract).getConfigurationSettings();
    const { getOuathUserByToken } = device.client(businessContract);
    expect(await getOuathUserByToken({ token: enrollmentCode?.authToken ?? '' })).toMatchObject({
      ...{ firstName: 'Nora', lastName: 'Lind', emailAddress: 'nora.lind@example.com', businessId: 517 },
    });
    expect((await comeFromWork()).pathname).toBe('/welcome/connect');
  });

  it('is told to the app once, within five minutes', async () => {
    const token = tokenIn(await comeFromWork());
    await take(token);
    await expect(take(token)).rejects.toMatchObject({ code: 'Invalid_Token_Try_Again' });
    const late = tokenIn(await comeFromWork());
    sandbox.clock.ms += 5 * 60_000;
    await expect(take(late)).rejects.toMatchObject({ code: 'Invalid_Token_Try_Again' });
    sandbox.clock.ms -= 5 * 60_000;
  });

  it('vouches at its own employer alone, and by what the app was given alone; without it the records are asked', async () => {
    const token = tokenIn(await comeFromWork());
    const { authAccountID } = await take(token);
    const elsewhere = { EnrollmentData: { EmployerID: 601 } };
    expect((await atEmployer(authAccountID, elsewhere)).answer.matchedStatus).toBe(0);
    expect((await atEmployer(tokenIn(await comeFromWork()))).answer.matchedStatus).toBe(0);
    const { send, answer } = await atEmployer('made-up');
    expect(answer.matchedStatus).toBe(0);
    await expect(send('CreatingAccount')).rejects.toMatchObject({ code: 'InvalidRequest' });
  });

  it('vouches for one account, and for another employer no more', async () => {
    const { authAccountID } = await take(tokenIn(await comeFromWork()));
    const { send } = await atEmployer(authAccountID);
    expect((await send('EmployerInput', { EnrollmentData: { EmployerID: 601 } })).matchedStatus).toBe(0);
    await send('EmployerInput', { ...summitRidge, authAccountID });
    await send('PersonalInfoInput', { EnrollmentData: { Email: 'nora.lind@example.com' } });
    await send('CreatingAccount');
    const again = await beginSignUp(sandbox, { mobileNumber: '3035550172' });
    await again.enterCode();
    expect((await again.send('EmployerInput', { ...summitRidge, authAccountID })).matchedStatus).toBe(0);
  });
});
