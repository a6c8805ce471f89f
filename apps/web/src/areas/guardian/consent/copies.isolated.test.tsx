import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { savePdf } from '../../../platform/pdf/save-pdf.ts';
import { people } from '../../../testing/sandbox/people.ts';
import { arriveAt, press, readInMain, untilAt } from '../../../testing/sandbox/person-steps.ts';
import { useSandbox } from '../../../testing/sandbox/use-sandbox.ts';

// jsdom cannot save files.
vi.mock('../../../platform/pdf/save-pdf.ts', () => ({ savePdf: vi.fn(async () => undefined) }));

const server = useSandbox();
const copy = 'Download a copy as PDF';

/** What was saved last: its name and its text. */
function lastSaved() {
  const [content, name] = vi.mocked(savePdf).mock.lastCall ?? [];
  return { name, text: JSON.stringify(content?.body) };
}

it('a copy of each document can be saved once its text is there [guardian-005] [guardian-009]', async () => {
  await server.sandbox.fault({ match: 'MinorUser/GetContract', kind: 'status', status: 500 });
  const page = await server.open(await server.sandbox.guardianLink(people.nia));
  await screen.findByText('We couldn’t load the text');
  expect(screen.queryByRole('button', { name: copy })).toBeNull();
  await server.sandbox.clearFaults();
  await press(page, 'Try again');
  vi.mocked(savePdf).mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await press(page, copy);
  await readInMain('The PDF couldn’t be made. Check your connection and try again.');
  await press(page, copy);
  await waitFor(() => expect(lastSaved().name).toBe('E-Sign-Agreement.pdf'));
  expect(screen.queryByText(/The PDF couldn’t be made/)).toBeNull();
  expect(lastSaved().text).toContain('counts as your signature');
  const disclosures = screen.getByRole('link', { name: /E-sign disclosures \(PDF\)/ });
  expect(disclosures.getAttribute('href')).toBe(
    '/api/documents/e-sign-disclosures.pdf?language=en&environment=Common',
  );
  for (const name of [/sign electronically/, /e-sign disclosures/])
    await page.user.click(screen.getByRole('checkbox', { name }));
  await press(page, 'I agree');
  await untilAt(page, '/microsite-consent-form');
  await arriveAt('May Nia have the card?');
  await press(page, copy);
  await waitFor(() => expect(lastSaved().name).toBe('Guardian-Consent.pdf'));
  expect(lastSaved().text).toContain('parent or legal guardian');
});
