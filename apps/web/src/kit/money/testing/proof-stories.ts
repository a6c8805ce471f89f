import { answer, contract } from '@dayfare/api/mocks';
import { screen, userEvent, within } from 'storybook/test';

const { getDualFactorSettings, resendPin, verifyDualFactorAuthenticationPin } = contract.session;

/** A code is sent, and any six digits are right. */
export const proofAnswers = [
  answer(getDualFactorSettings, {
    isDualFactorEnabled: false,
    sentPinToEmail: false,
    sentPinDisplayText: '•••• 0101',
  }),
  answer(resendPin, {
    ...{ sentPinIDString: 'proof', sentPinID: 7, sentPinDisplayText: '•••• 0101', sentPinToEmail: false },
    resendsLeft: 3,
  }),
  answer(verifyDualFactorAuthenticationPin, true),
];

/** How the server asks for a code, once: `refuse(call, ...asksForProof)`. */
export const asksForProof = [
  { status: 403, code: 'ProofRequired', message: 'Enter a code first.' },
  { times: 1 },
] as const;

/** Has a code sent and enters it. */
export async function proved(): Promise<void> {
  const sheet = within(await screen.findByRole('dialog', { name: 'Confirm it’s you' }));
  await userEvent.click(await sheet.findByRole('button', { name: 'Send me a code' }));
  await userEvent.type(await sheet.findByLabelText('Code that we sent'), '123456');
}
