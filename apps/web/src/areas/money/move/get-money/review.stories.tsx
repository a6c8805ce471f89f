import {
  answer,
  contract,
  contractSamples,
  dropped,
  moneySamples,
  never,
  refuse,
  transferSamples,
} from '@dayfare/api/mocks';
import { minorUnits } from '@dayfare/domain/money';
import preview from '@dayfare/storybook/preview';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { moneyScreen, ordinaryDay, withDraft } from '../../../../kit/money/testing/money-stories.ts';
import { arrived, shownAs } from '../../../../testing/screen-story.tsx';

const { closeTransferKey, getAvailableFunds, performTransaction, previewTransaction, transactionByKey } =
  contract.money;
const draft = { amount: minorUnits(4000), instrumentId: 501 };

const meta = preview.meta({
  title: 'Screens/Money/Move/Get money/Review',
  ...moneyScreen('/ewa/get-money/review', { prepare: withDraft(draft) }),
  beforeEach: ({ msw }) => msw.use(...ordinaryDay),
});

const instantly = shownAs({
  prepare: withDraft({ amount: draft.amount, instrumentId: 502, speed: 'Instant' }),
});
const refusal = (code: string) => ({ status: 409, code, message: 'No.' });

interface Context {
  canvasElement: HTMLElement;
}

/** Reads the contracts to their end and agrees. */
async function agree({ canvasElement }: Context, pages = 1) {
  const canvas = within(canvasElement);
  await userEvent.click(await canvas.findByRole('checkbox'));
  const drawer = within(await screen.findByRole('dialog'));
  for (let page = 0; page < pages; page += 1) {
    await userEvent.click(await drawer.findByRole('button', { name: /^I agree/i }));
  }
  // While the drawer slides away the page behind it is still inert.
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await expect(await canvas.findByRole('checkbox')).toBeChecked();
  return canvas;
}

/** The button, while there is something left to agree to. */
function agreeFirst({ canvasElement }: Context): Promise<HTMLElement> {
  return within(canvasElement).findByRole('button', { name: 'Read and agree' });
}

/** The button that sends. */
function sendButton({ canvasElement }: Context): Promise<HTMLElement> {
  return within(canvasElement).findByRole('button', { name: /^Get \$40\.00 to / });
}

/** Everything that will happen, before it does; the button says what is left to do. */
export const Usual = meta.story({
  tags: ['money-077'],
  play: async (context) => {
    await expect(await arrived(context)).toHaveTextContent('Check and agree');
    const canvas = within(context.canvasElement);
    await expect(await agreeFirst(context)).toBeEnabled();
    // Under the amount, in sight, and in the list.
    const days = canvas.getAllByText(/Mon, Nov 23/);
    await expect(days).toHaveLength(2);
    for (const day of days) await expect(day).toBeVisible();
    await expect(await canvas.findByText('First Harbor checking')).toBeVisible();
    await expect(canvas.getByText('$467.75')).toBeVisible();
  },
});

const agreedBefore = () =>
  answer(previewTransaction, ({ transferSpeed }) =>
    transferSpeed === 0
      ? { ...transferSamples.instantPreview(), contractsAgreed: [120] }
      : transferSamples.preview({ contractsAgreed: [120] }),
  );

/** The agreement was read before and hasn’t changed: it is not opened again. The button names amount and payee. */
export const AgreedBefore = meta.story({
  beforeEach: ({ msw }) => msw.use(agreedBefore()),
  play: async (context) => {
    const canvas = within(context.canvasElement);
    const send = await sendButton(context);
    await waitFor(() => expect(send).toHaveAccessibleName('Get $40.00 to First Harbor checking'));
    await expect(canvas.queryByRole('checkbox')).toBeNull();
    await expect(canvas.getByText(/agreed to this agreement before, and it hasn’t changed/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Read the agreement' })).toBeEnabled();
  },
});

/** The other speed stands beside the chosen one, same size, with fee and day, and is taken in one press. */
export const OtherSpeed = meta.story({
  tags: ['money-049'],
  beforeEach: ({ msw }) => msw.use(agreedBefore()),
  play: async (context) => {
    const canvas = within(context.canvasElement);
    await sendButton(context);
    const instant = canvas.getByRole('radio', { name: 'Instant' });
    await expect(canvas.getByRole('radio', { name: 'Next business day' })).toBeChecked();
    await expect(instant).toHaveAccessibleDescription(/\$2\.50.*Fri, Nov\s20/);
    await userEvent.click(instant);
    await waitFor(() => expect(instant).toBeChecked());
    await expect(await canvas.findByText('$465.25')).toBeVisible();
    await expect(await sendButton(context)).toBeEnabled();
  },
});

/** Without agreement nothing is sent: the button opens what there is to agree to. Closed unread, the box says so and has the focus. */
export const NotAgreed = meta.story({
  tags: ['money-078'],
  beforeEach: ({ msw }) =>
    msw.use(
      answer(performTransaction, () => {
        throw new Error('A transfer was sent without agreement.');
      }),
    ),
  play: async (context) => {
    const canvas = within(context.canvasElement);
    await userEvent.click(await agreeFirst(context));
    const drawer = within(await screen.findByRole('dialog'));
    await waitFor(() => expect(drawer.getByRole('button', { name: 'Back' })).toBeVisible());
    await userEvent.click(drawer.getByRole('button', { name: 'Back' }));
    await waitFor(() => expect(canvas.getByText(/You haven’t agreed, so nothing was sent/)).toBeVisible());
    await waitFor(() => expect(canvas.getByRole('checkbox')).toHaveFocus());
  },
});

/** Several contracts, page by page; going back from the first leaves the box empty, the last agreement ticks it. */
export const Paged = meta.story({
  tags: ['ui-017'],
  beforeEach: ({ msw }) =>
    msw.use(
      answer(previewTransaction, transferSamples.preview({ contractIds: [120, 121] })),
      answer(contract.contracts.getContractByType, contractSamples.twoContracts()),
    ),
  play: async (context) => {
    const canvas = within(context.canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Read both agreements' }));
    const drawer = within(await screen.findByRole('dialog'));
    await waitFor(() => expect(drawer.getByRole('button', { name: 'I Agree 1/2' })).toBeVisible());
    await userEvent.click(drawer.getByRole('button', { name: 'Back' }));
    await waitFor(() => expect(canvas.getByText(/You haven’t agreed, so nothing was sent/)).toBeVisible());
    await agree(context, 2);
  },
});

/** A contract that tries to bring a script, a handler and a style along: only its text arrives. */
export const HostileContract = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(answer(contract.contracts.getContractByType, contractSamples.hostileContract())),
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Read the agreement' }));
    const drawer = await screen.findByRole('dialog');
    const terms = await within(drawer).findByText('Terms');
    await waitFor(() => expect(terms).toBeVisible());
    await expect(drawer.querySelector('script, img, [style*="fixed"], [href^="javascript"]')).toBeNull();
    await expect('reached' in globalThis).toBe(false);
  },
});

/** The contract couldn't be loaded: nothing can be agreed to unread. */
export const ContractFailed = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      refuse(contract.contracts.getContractByType, { status: 404, code: 'ContractNotFound', message: '' }),
    ),
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('checkbox'));
    const drawer = within(await screen.findByRole('dialog'));
    await waitFor(() => expect(drawer.getByText('We couldn’t load the agreement')).toBeVisible());
    await expect(drawer.queryByRole('button', { name: /agree/i })).toBeNull();
  },
});

/** Sent once however often it is pressed, and on to the receipt. */
export const Sent = meta.story({
  tags: ['money-078'],
  play: async (context) => {
    const canvas = await agree(context);
    await userEvent.dblClick(await sendButton(context));
    await waitFor(() => expect(canvas.getByText('Your money is on its way')).toBeVisible());
    await expect(canvas.getByRole('button', { name: /T-10042/ })).toBeVisible();
  },
});

/** It is being sent: the button keeps its words and its place, and takes no second press. */
export const Sending = meta.story({
  beforeEach: ({ msw }) => msw.use(never(performTransaction)),
  play: async (context) => {
    const canvas = await agree(context);
    await userEvent.click(await sendButton(context));
    await expect(await canvas.findByText('Sending your money…')).toBeInTheDocument();
  },
});

/** The figures are on their way. */
export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(never(previewTransaction)),
  play: async (context) => {
    await arrived(context);
    await expect(within(context.canvasElement).queryByRole('button', { name: /^Get/ })).toBeNull();
  },
});

/** Sends, and waits for the page that says what is known of it. */
async function sendIntoDoubt(context: Context, heading: string) {
  const canvas = await agree(context);
  await userEvent.click(await sendButton(context));
  await waitFor(() => expect(canvas.getByRole('heading', { name: heading })).toBeVisible());
  return canvas;
}

/** The answer was lost, and the server is being asked: asking moves nothing, and it can't be sent twice. */
export const AnswerLost = meta.story({
  beforeEach: ({ msw }) => msw.use(dropped(performTransaction), never(transactionByKey)),
  play: async (context) => {
    const canvas = await sendIntoDoubt(context, 'We’re checking whether your money moved');
    await expect(canvas.getByText('It can’t be sent twice')).toBeVisible();
    await expect(canvas.getByText(/Checking moves no money/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Send/ })).toBeNull();
  },
});

/** The answer was lost, and the server knows what became of it: on to the receipt, with nothing to do. */
export const AnswerFound = meta.story({
  tags: ['money-078'],
  beforeEach: ({ msw }) => msw.use(dropped(performTransaction, { times: 1 })),
  play: async (context) => {
    const canvas = await agree(context);
    await userEvent.click(await sendButton(context));
    await waitFor(() => expect(canvas.getByText('Your money is on its way')).toBeVisible());
  },
});

/** No request has arrived: sending it again and not sending it are buttons of their own beside checking. */
export const NeverArrived = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(dropped(performTransaction), answer(transactionByKey, { outcome: 'neverSeen' })),
  play: async (context) => {
    const canvas = await sendIntoDoubt(context, 'Your request hasn’t reached us');
    await expect(canvas.getByRole('button', { name: 'Send $40.00 again' })).toBeEnabled();
    await expect(canvas.getByRole('button', { name: 'Check again' })).toBeEnabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Don’t send it' }));
    await waitFor(() => expect(canvas.getByText(/You chose not to send this transfer/)).toBeVisible());
  },
});

/** Choosing not to send what has already been made says so, with its receipt. */
export const HeldBackTooLate = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      dropped(performTransaction),
      answer(transactionByKey, { outcome: 'neverSeen' }),
      answer(closeTransferKey, transferSamples.madeTransfer()),
    ),
  play: async (context) => {
    const canvas = await sendIntoDoubt(context, 'Your request hasn’t reached us');
    await userEvent.click(canvas.getByRole('button', { name: 'Don’t send it' }));
    await waitFor(() => expect(canvas.getByText('Your money is on its way')).toBeVisible());
    await expect(await screen.findByText(/It had already been sent/)).toBeVisible();
  },
});

/** A request has arrived and is being worked on: there is nothing to decide. */
export const InProgress = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(dropped(performTransaction), answer(transactionByKey, { outcome: 'inProgress' })),
  play: async (context) => {
    const canvas = await sendIntoDoubt(context, 'Your transfer is being made');
    await expect(canvas.queryByRole('button', { name: /^(Send|Don)/ })).toBeNull();
  },
});

/** The server can't be asked either: what isn't known is said, and it stays kept. */
export const Unreachable = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      dropped(performTransaction),
      refuse(transactionByKey, { status: 404, code: 'NotFound', message: 'No.' }),
    ),
  play: async (context) => {
    const canvas = await sendIntoDoubt(context, 'We don’t know yet whether your money moved');
    await expect(canvas.getByRole('button', { name: 'Check again' })).toBeEnabled();
    await expect(canvas.getByRole('button', { name: 'Look in your transfers' })).toBeEnabled();
  },
});

/** The balance went elsewhere meanwhile: what is available now, and the way to another amount. */
export const SpentElsewhere = meta.story({
  tags: ['money-139'],
  beforeEach: ({ msw }) =>
    msw.use(
      refuse(performTransaction, refusal('FundsAmountExceeds')),
      answer(getAvailableFunds, moneySamples.availableFunds({ accessibleAmount: 12 })),
    ),
  play: async (context) => {
    const canvas = await agree(context);
    await userEvent.click(await sendButton(context));
    await waitFor(() =>
      expect(canvas.getByText(/maybe in another tab.*\$12\.00 is available now/)).toBeVisible(),
    );
    await expect(canvas.getByRole('button', { name: 'Check the amount' })).toBeEnabled();
  },
});

/** Instant was refused: why, that nothing was paid, and the free way in one tap. */
export const InstantFailed = meta.story({
  tags: ['money-049'],
  parameters: instantly,
  beforeEach: ({ msw }) => msw.use(refuse(performTransaction, refusal('InstrumentNotUsable'), { times: 1 })),
  play: async (context) => {
    const canvas = await agree(context);
    await userEvent.click(await sendButton(context));
    await waitFor(() => expect(canvas.getByText('Instant didn’t work')).toBeVisible());
    await expect(await canvas.findByText(/\$40\.00 would arrive Mon, Nov 23/)).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Send it next business day, free' }));
    await waitFor(() => expect(canvas.getByText('Your money is on its way')).toBeVisible());
  },
});

/** The preview had expired and the new figures differ: a notice, and a new agreement to them. */
export const Renewed = meta.story({
  tags: ['money-077'],
  beforeEach: ({ msw }) =>
    msw.use(
      answer(previewTransaction, transferSamples.preview(), { times: 1 }),
      answer(previewTransaction, transferSamples.preview({ previewId: 'second', leftOnPayday: 400 })),
      refuse(performTransaction, refusal('PreviewExpired'), { times: 1 }),
    ),
  play: async (context) => {
    const canvas = await agree(context);
    await userEvent.click(await sendButton(context));
    await waitFor(() => expect(canvas.getByText('The figures have changed')).toBeVisible());
    await expect(canvas.getByText('$400.00')).toBeVisible();
    await expect(canvas.getByRole('checkbox')).not.toBeChecked();
  },
});

const codeSent = {
  ...{ sentPinIDString: 'proof', sentPinID: 7, sentPinDisplayText: '•••• 0101', sentPinToEmail: false },
  resendsLeft: 3,
};
const { resendPin, verifyDualFactorAuthenticationPin } = contract.session;
/** Once; the next is answered. Each story needs its own: a mock that was used up stays so. */
const askForProof = () =>
  refuse(
    performTransaction,
    { status: 403, code: 'ProofRequired', message: 'Enter a code first.' },
    { times: 1 },
  );

/** Sends, and is asked who it is. */
async function asked(context: Context) {
  await agree(context);
  await userEvent.click(await sendButton(context));
  return within(await screen.findByRole('dialog', { name: 'Confirm it’s you' }));
}

/** A large transfer: the server asks who it is, a code answers that, and what was agreed to goes out. */
export const LargeTransfer = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(askForProof(), answer(resendPin, codeSent), answer(verifyDualFactorAuthenticationPin, true)),
  play: async (context) => {
    const sheet = await asked(context);
    await waitFor(() => expect(sheet.getByText(/a large amount for one day/)).toBeVisible());
    await userEvent.click(sheet.getByRole('button', { name: 'Send me a code' }));
    await waitFor(() => expect(sheet.getByText(/6-digit code to •••• 0101/)).toBeVisible());
    await userEvent.type(sheet.getByLabelText('Code that we sent'), '123456');
    const done = await within(context.canvasElement).findByText('Your money is on its way', undefined);
    await expect(done).toBeVisible();
  },
});

/** Leaving the question sends nothing, says so, and keeps it for later. */
export const ProofLeft = meta.story({
  beforeEach: ({ msw }) => msw.use(askForProof()),
  play: async (context) => {
    await asked(context);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(
      within(context.canvasElement).getByText(/needs a code first. No money has moved/),
    ).toBeVisible();
    await expect(await sendButton(context)).toBeEnabled();
  },
});

/** A wrong code says how many tries are left, and the transfer goes on waiting. */
export const ProofWrong = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      askForProof(),
      answer(resendPin, codeSent),
      refuse(verifyDualFactorAuthenticationPin, { status: 400, code: 'PinFailed', message: 'No.' }),
    ),
  play: async (context) => {
    const sheet = await asked(context);
    await userEvent.click(sheet.getByRole('button', { name: 'Send me a code' }));
    await userEvent.type(await sheet.findByLabelText('Code that we sent'), '123456');
    await waitFor(() =>
      expect(sheet.getByText('That code isn’t right. You can try 2 more times.')).toBeVisible(),
    );
  },
});
