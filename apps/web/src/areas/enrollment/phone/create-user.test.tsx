import { answer, contract } from '@dayfare/api/mocks';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { openPage, servePages } from '../../../testing/open-page.tsx';

const server = servePages();
const sent = {
  ...{ EnrollmentReferenceID: 'sample', sentPinIDString: 'sample', sentPinID: 1, resendsLeft: 3 },
  sentPinDisplayText: '•••• 0142',
};

it('a mobile number is sent without its spaces, parentheses and hyphens, however it was written [validation-006]', async () => {
  const numbers: unknown[] = [];
  server.use(
    answer(contract.enrollment.verifyMobile, ({ mobileNumber }) => {
      numbers.push(mobileNumber);
      // Not a number for texts: the page stays.
      return { registerationStatus: 4, ...sent };
    }),
  );
  await openPage('/signup/create-user');
  const field = await screen.findByLabelText<HTMLInputElement>('Mobile number');
  const send = () => userEvent.click(screen.getByRole('button', { name: 'Text me a code' }));
  await userEvent.click(field);
  await userEvent.paste('(303) 555-01');
  await send();
  await screen.findByText('Enter the whole number, with its area code.');
  for (const written of ['(303) 555-0142', '303 555 0142', '+1 303-555-0142']) {
    await userEvent.clear(field);
    await userEvent.click(field);
    await userEvent.paste(written);
    expect(field.value).toBe('(303) 555-0142');
    await send();
    await screen.findByText(/Texts don’t reach this number/);
  }
  await waitFor(() => expect(numbers).toEqual(Array(3).fill('3035550142')));
});
