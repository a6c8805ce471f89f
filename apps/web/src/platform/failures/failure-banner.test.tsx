import {
  answer,
  contract,
  refuse,
  sessionSamples,
  smartspendSamples,
  startupSamples,
} from '@dayfare/api/mocks';
import type { MessageLevel } from '@dayfare/api/wire';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { openPage, servePages } from '../../testing/open-page.tsx';

const server = servePages();
const { getBudget, setCategoryLimit } = contract.smartspend;

/** Saves a form that the server refuses. */
async function refused(refusal: Parameters<typeof refuse>[1]) {
  server.use(
    answer(contract.startup.startupDataV2, startupSamples.startupData()),
    answer(getBudget, smartspendSamples.budget()),
    refuse(setCategoryLimit, refusal),
  );
  await openPage('/smartspend/Fun', { user: sessionSamples.employee() });
  await screen.findByRole('heading', { level: 1, name: 'Fun' });
  await userEvent.click(await screen.findByRole('button', { name: /limit/ }));
}

it.each([
  ['Info', 'Note'],
  ['Error', 'Error'],
  ['Warning', 'Warning'],
  ['LimitExceeded', 'Warning'],
  ['Forbidden', 'Error'],
] as const satisfies readonly (readonly [MessageLevel, string])[])(
  'a refusal of level %s is told as %s, in the server’s words [transport-009]',
  async (level, word) => {
    await refused({ status: 409, code: 'Closed', level, message: 'Not today.' });
    const said = await screen.findByText('Not today.');
    expect(said.parentElement?.textContent).toMatch(new RegExp(`^${word}: `));
  },
);

it('a refusal of level Unauthorized leads to the sign-in instead [transport-009]', async () => {
  server.use(
    answer(contract.startup.startupDataV2, startupSamples.startupData()),
    answer(getBudget, smartspendSamples.budget()),
    refuse(setCategoryLimit, {
      ...{ status: 401, code: 'SessionExpire', level: 'Unauthorized' },
      message: 'Not today.',
    }),
  );
  const { here } = await openPage('/smartspend/Fun', { user: sessionSamples.employee() });
  await userEvent.click(await screen.findByRole('button', { name: /limit/ }));
  await waitFor(() => expect(here()).toMatch(/^\/welcome\/login/));
  expect(screen.queryByText('Not today.')).toBeNull();
});
