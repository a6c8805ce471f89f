import { unsubscribeSmartInviteContract } from '@dayfare/api/public/unsubscribe-smart-invite-contract';
import { afterAll, expect, it } from 'vitest';
import { mayaTorres } from '../seeds/people/maya-torres.ts';
import { openSandbox } from '../testing/open.ts';

const sandbox = await openSandbox({ seeds: [mayaTorres] });
afterAll(() => sandbox.close());

it('answers whoever is signed in, through the door', async () => {
  const device = await sandbox.signedIn(mayaTorres);
  expect(
    await device
      .client(unsubscribeSmartInviteContract)
      .unsubscribeSmartInvite({ token: 'Everyday checking', updatedBy: 3 }),
  ).toEqual({ idOut: 3, status: 'Everyday checking', employeeID: 501, employeeName: 'Everyday checking' });
});
