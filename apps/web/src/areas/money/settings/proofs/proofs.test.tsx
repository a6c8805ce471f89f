import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { balanceSays, canGetMoney } from '../../../../kit/money/testing/transfer-steps.ts';
import type { Screen } from '../../../../testing/sandbox/browser.tsx';
import { people } from '../../../../testing/sandbox/people.ts';
import { follow, press, readInMain } from '../../../../testing/sandbox/person-steps.ts';
import { useSandbox } from '../../../../testing/sandbox/use-sandbox.ts';

const server = useSandbox();
const call = 'user/UploadDeductionsForClearence';

// Its requests would go past the network of the test; without it files are sent as everything else is.
beforeEach(() => void vi.stubGlobal('XMLHttpRequest', undefined));

/** Chooses a file, as somebody who has their system show files of every kind. */
async function chooseFile(name: string, type = 'application/pdf'): Promise<void> {
  await screen.findByRole('button', { name: 'Send for review' });
  const picker = document.querySelector<HTMLInputElement>('input[type=file]');
  if (!picker) throw new Error('The page asks for no file.');
  const user = userEvent.setup({ delay: null, applyAccept: false });
  await user.upload(picker, new File(['%PDF-1.7 pay stub'], name, { type }));
}

const send = (page: Screen) => press(page, 'Send for review');
const sent = async (name: string) => {
  const list = await screen.findByRole('list', { name: 'What you sent' });
  await within(list).findByText(name);
  return within(list).getAllByText(name).length;
};

it('a deduction that has not cleared is shown by a pay stub, refused, sent again and accepted, and early pay opens [money-013] [money-014] [validation-016] [validation-019]', async () => {
  let page = await server.open('/ewa/home', { as: people.theo });
  await balanceSays('Your last payday isn’t settled yet');
  await canGetMoney(false);
  await press(page, 'Show us your pay stub');
  await follow(page, /Deduction of \$80\.00/);
  await readInMain(/You took \$80\.00 early/);
  expect(server.network.calls).toContain('GET user/GetMissingClearDeductionDates');
  await chooseFile('stub.exe', 'application/octet-stream');
  expect((await readInMain(/stub\.exe/)).textContent).toMatch(/PDF/);
  await chooseFile('disguised.png', 'image/png');
  await send(page);
  await readInMain(/isn’t what its name says/);
  await press(page, 'Remove disguised.png');
  // The answer is lost after the file has arrived: sending it again keeps one.
  await server.sandbox.fault({ match: call, kind: 'drop-after', times: 1 });
  await chooseFile('stub.pdf');
  await send(page);
  await screen.findByText('Not sent. Try again.');
  await press(page, 'Try again: stub.pdf');
  await readInMain(/look at them within one business day\. You’ll get/);
  expect(await sent('stub.pdf')).toBe(1);
  const { id } = await server.sandbox.proofOf(people.theo, 'deduction');
  await server.sandbox.decideProof(id, 'unreadable');
  page = await page.reload();
  await readInMain(/Send a sharp picture of the whole page/);
  await chooseFile('better.pdf');
  await send(page);
  await sent('better.pdf');
  await server.sandbox.decideProof(id, 'accepted');
  page = await page.reload();
  await readInMain(/no longer holds anything back/);
  expect(JSON.stringify(await server.sandbox.ask('/outbox'))).toContain('is accepted.');
  await page.load('/ewa/home');
  await canGetMoney(true);
});

it('hours that were not reported are shown by a time sheet and count once it is accepted [money-012] [time-010]', async () => {
  const { id, day } = await server.sandbox.proofOf(people.theo, 'hours');
  const form = { weekday: 'long', month: 'long', day: 'numeric', timeZone: 'UTC' } as const;
  const missing = new RegExp(new Intl.DateTimeFormat('en-US', form).format(Date.parse(day)));
  let page = await server.open('/ewa/earnings', { as: people.theo });
  await screen.findByRole('list', { name: 'Day by day' });
  expect(screen.queryByText(missing)).toBeNull();
  page = await page.load('/ewa/proofs');
  await follow(page, /Hours for that day/);
  await chooseFile('time-sheet.pdf');
  await send(page);
  await readInMain(/look at them within one business day\. You’ll get/);
  await server.sandbox.decideProof(id, 'accepted');
  page = await page.reload();
  await readInMain(/count toward your balance/);
  await page.load('/ewa/earnings');
  await waitFor(() => expect(screen.getAllByText(missing).length).toBeGreaterThan(0));
  expect(await server.sandbox.ask('/ledger')).toMatchObject({ check: { sum: 0, overdrawn: [] } });
});
