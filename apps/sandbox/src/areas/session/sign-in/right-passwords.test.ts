import { sessionContract } from '@dayfare/api/session/contract';
import { afterAll, expect, it } from 'vitest';
import { seedPassphrase } from '../../../seeds/index.ts';
import { mayaTorres } from '../../../seeds/people/maya-torres.ts';
import { openSandbox } from '../../../testing/open.ts';

// As slow to check as a real one, so that all of them are looked at side by side.
const sandbox = await openSandbox({ passwordCost: { N: 2 ** 14, r: 8, p: 1 } });
afterAll(() => sandbox.close());

it('right passwords are no tries, however many come at one instant', async () => {
  const signIns = Array.from({ length: 8 }, () =>
    sandbox
      .device()
      .client(sessionContract)
      .loginM({
        ...{ identifier: mayaTorres.email, identifierType: 'EmailAddress', password: seedPassphrase },
        ...{ deviceId: 'device', deviceType: 'Web' },
      })
      .then(({ userID }) => userID),
  );
  expect(await Promise.all(signIns)).toEqual(Array(8).fill(mayaTorres.id));
});
