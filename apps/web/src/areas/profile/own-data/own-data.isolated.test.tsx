import { waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { saveFile } from '../../../platform/device/save-file.ts';
import { people } from '../../../testing/sandbox/people.ts';
import { press, readInMain } from '../../../testing/sandbox/person-steps.ts';
import { useSandbox } from '../../../testing/sandbox/use-sandbox.ts';

// jsdom cannot save files.
vi.mock('../../../platform/device/save-file.ts', () => ({
  saveFile: vi.fn(async () => undefined),
  wasCancelled: () => false,
}));

const server = useSandbox();

it('one’s own data is one file, whole or not at all', async () => {
  const page = await server.open('/home/profile', { as: people.maya });
  await server.sandbox.fault({ match: 'EWA/GetAgreedContracts', kind: 'status', status: 500 });
  await press(page, 'Download your data');
  await readInMain('Your data couldn’t be collected');
  expect(saveFile).not.toHaveBeenCalled();
  await server.sandbox.clearFaults();
  await press(page, 'Download your data');
  await waitFor(() => expect(saveFile).toHaveBeenCalledOnce());
  const file = vi.mocked(saveFile).mock.lastCall?.[0];
  expect(file?.name).toMatch(/^my-data-\d{4}-\d{2}-\d{2}\.json$/);
  const data = JSON.parse((await file?.text()) ?? '');
  expect(data).toMatchObject({
    amountsIn: 'cents',
    person: {
      firstName: 'Maya',
      lastName: 'Torres',
      email: 'maya.torres@example.com',
      birthDate: '1990-05-04',
    },
    twoStep: { isOn: false },
  });
  for (const part of ['devices', 'notifications', 'agreements', 'accounts', 'transfers'])
    expect(data[part].length, part).toBeGreaterThan(0);
  // The last digits, and never more.
  expect(JSON.stringify(data.accounts)).not.toMatch(/\d{9}/);
});
