import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { savePdf } from '../../../../platform/pdf/save-pdf.ts';
import { people } from '../../../../testing/sandbox/people.ts';
import { press } from '../../../../testing/sandbox/person-steps.ts';
import { useSandbox } from '../../../../testing/sandbox/use-sandbox.ts';

// jsdom cannot save files.
vi.mock('../../../../platform/pdf/save-pdf.ts', () => ({ savePdf: vi.fn(async () => undefined) }));

const server = useSandbox();

it('a statement that can’t be made says so in its sheet, which stays open for another try', async () => {
  const page = await server.open('/ewa/history', { as: people.maya });
  await press(page, 'Statements');
  const sheet = within(await screen.findByRole('dialog'));
  const save = () => page.user.click(sheet.getByRole('button', { name: 'Save as PDF' }));
  vi.mocked(savePdf).mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await save();
  await sheet.findByText('The PDF couldn’t be made. Check your connection and try again.');
  await save();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(vi.mocked(savePdf)).toHaveBeenCalledTimes(2);
});
