import {
  answer,
  contract,
  contractSamples,
  dropped,
  never,
  refuse,
  sessionSamples,
  startupSamples,
} from '@dayfare/api/mocks';
import preview from '@dayfare/storybook/preview';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { arrived, findInMain, screenStory, shownAs } from '../../../testing/screen-story.tsx';

const { resendPin, verifyMachinePin } = contract.session;
const pin = {
  ...{ sentPinIDString: 'sample-pin', sentPinID: 3, sentPinDisplayText: '•••• 0113', sentPinToEmail: false },
};
const user = sessionSamples.employee({ ...pin, mobileNumber: '2025550113' });
const counting = (seconds: string) => ({
  configuration: startupSamples.configuration({ ResendCountDownTimeInSeconds: seconds }),
});

const meta = preview.meta({
  title: 'Screens/Session/PIN',
  ...screenStory({ at: '/welcome/auth-pin', user, ...counting('0') }),
  beforeEach: ({ msw }) =>
    msw.use(
      answer(verifyMachinePin, sessionSamples.employee({ isContractAccepted: false })),
      answer(resendPin, { ...pin, sentPinIDString: 'sample-pin', resendsLeft: 2 }),
      answer(contract.contracts.getListOfContracts, contractSamples.termsDocuments()),
    ),
});

interface Context {
  canvasElement: HTMLElement;
}

/** Types a code; its last digit sends it. */
async function enter(context: Context, code = '123456') {
  await arrived(context);
  const canvas = within(context.canvasElement);
  await userEvent.type(canvas.getByLabelText('Code that we sent'), code);
  return canvas;
}

const failed = { status: 400, code: 'PinFailed', message: 'That code isn’t right.' } as const;

/** Where the code went, one field, and nothing of the account before it is proved. */
export const Usual = meta.story({
  tags: ['access-023'],
  play: async (context) => {
    await expect(await arrived(context)).toHaveTextContent('Check your text messages');
    const canvas = within(context.canvasElement);
    await expect(canvas.getByText(/6-digit code to •••• 0113/)).toBeVisible();
    const field = canvas.getByLabelText('Code that we sent');
    await expect(field).toHaveAttribute('autocomplete', 'one-time-code');
    await expect(canvas.queryByRole('button', { name: 'Your account' })).toBeNull();
  },
});

/** Sent by e-mail: said so, and a text message is the other way. */
export const ByMail = meta.story({
  parameters: shownAs({
    user: sessionSamples.employee({ ...pin, sentPinDisplayText: 'd•••@example.com', sentPinToEmail: true }),
  }),
  play: async (context) => {
    await expect(await arrived(context)).toHaveTextContent('Check your email');
    const canvas = within(context.canvasElement);
    await expect(canvas.getByRole('button', { name: 'Text me the code instead' })).toBeVisible();
  },
});

/** Fewer than six digits: told before anything is sent, and the focus is where they belong. */
export const TooShort = meta.story({
  tags: ['session-019'],
  beforeEach: ({ msw }) =>
    msw.use(
      answer(verifyMachinePin, () => {
        throw new Error('A code was sent that is too short.');
      }),
    ),
  play: async (context) => {
    const canvas = await enter(context, '12345');
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(canvas.getByText('Enter all 6 digits of the code.')).toBeVisible();
    await expect(canvas.getByLabelText('Code that we sent')).toHaveFocus();
    await expect(canvas.getByLabelText('Code that we sent')).toHaveValue('12345');
  },
});

/** Right: the next step after the sign-in opens. */
export const Right = meta.story({
  play: async (context) => {
    const canvas = await enter(context);
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Before you start' })).toBeVisible();
  },
});

/** On its way: the button says so. */
export const Checking = meta.story({
  beforeEach: ({ msw }) => msw.use(never(verifyMachinePin)),
  play: async (context) => {
    const canvas = await enter(context);
    await expect(await canvas.findByText('Checking your code…')).toBeInTheDocument();
  },
});

/** Wrong: how many tries remain, and an empty field with the focus. */
export const Wrong = meta.story({
  tags: ['session-053'],
  beforeEach: ({ msw }) => msw.use(refuse(verifyMachinePin, failed)),
  play: async (context) => {
    const canvas = await enter(context);
    await waitFor(() =>
      expect(canvas.getByText('That code isn’t right. You can try 2 more times.')).toBeVisible(),
    );
    await expect(canvas.getByLabelText('Code that we sent')).toHaveValue('');
    await expect(canvas.getByLabelText('Code that we sent')).toHaveFocus();
  },
});

/** Wrong three times: five minutes of rest, counted down. */
export const Blocked = meta.story({
  tags: ['session-020', 'session-053'],
  beforeEach: ({ msw }) => msw.use(refuse(verifyMachinePin, failed)),
  play: async (context) => {
    const canvas = await enter(context, '111111');
    await canvas.findByText('That code isn’t right. You can try 2 more times.');
    await enter(context, '222222');
    await canvas.findByText('That code isn’t right. You can try 1 more time.');
    await enter(context, '333333');
    await waitFor(() => expect(canvas.getByText('Too many wrong codes')).toBeVisible());
    await expect(canvas.getByRole('timer', { name: 'You can try again in' })).toHaveTextContent(
      /^(5:00|4:5\d)$/,
    );
    await expect(canvas.queryByLabelText('Code that we sent')).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Send a new code' })).toBeNull();
  },
});

/** The server has counted more wrong codes than this page knows of: its word counts. */
export const BlockedByServer = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(refuse(verifyMachinePin, { status: 429, code: 'PinAttemptsExhausted', message: 'Wait.' })),
  play: async (context) => {
    const canvas = await enter(context);
    await waitFor(() => expect(canvas.getByText('Too many wrong codes')).toBeVisible());
  },
});

/** Too old: another one can be asked for at once, though the countdown was still running. */
export const Expired = meta.story({
  parameters: shownAs(counting('90')),
  beforeEach: ({ msw }) =>
    msw.use(refuse(verifyMachinePin, { status: 400, code: 'PinExpired', message: 'Too old.' })),
  play: async (context) => {
    const canvas = await enter(context);
    await waitFor(() =>
      expect(canvas.getByText('That code doesn’t work anymore. Ask for a new one.')).toBeVisible(),
    );
    await expect(canvas.getByRole('button', { name: 'Send a new code' })).toBeEnabled();
  },
});

/** Just sent: another one has to be waited for, as long as the configuration says. */
export const Waiting = meta.story({
  tags: ['session-021'],
  parameters: shownAs(counting('90')),
  play: async (context) => {
    await arrived(context);
    const canvas = within(context.canvasElement);
    await expect(canvas.getByRole('timer')).toHaveTextContent(/^1:(30|2\d)$/);
    await expect(canvas.queryByRole('button', { name: 'Send a new code' })).toBeNull();
  },
});

const asked: unknown[] = [];

/** Sent again, three times at most; the last button then makes way for what to do instead. */
export const Resent = meta.story({
  tags: ['session-020', 'session-022'],
  beforeEach: ({ msw }) => {
    asked.length = 0;
    msw.use(
      answer(resendPin, (input) => {
        asked.push(input);
        return { ...pin, resendsLeft: 3 - asked.length };
      }),
    );
  },
  play: async (context) => {
    await arrived(context);
    const canvas = within(context.canvasElement);
    for (const count of [1, 2, 3]) {
      await userEvent.click(await canvas.findByRole('button', { name: 'Send a new code' }));
      await waitFor(() => expect(asked).toHaveLength(count));
      await waitFor(() => expect(canvas.getByText(/A new code is on its way to •••• 0113/)).toBeVisible());
    }
    await expect(await canvas.findByText(/That was the last code/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Send a new code' })).toBeNull();
    await expect(asked).toEqual(
      [1, 2, 3].map(() => ({ sentPinIDString: 'sample-pin', sentPinID: 3, sentPinToEmail: false })),
    );
  },
});

/** By e-mail instead: the page says where to look now. */
export const ResentByMail = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      answer(resendPin, ({ sentPinToEmail = false }) => ({
        ...pin,
        sentPinDisplayText: sentPinToEmail ? 'd•••@example.com' : pin.sentPinDisplayText,
        sentPinToEmail,
        resendsLeft: 2,
      })),
    ),
  play: async (context) => {
    await arrived(context);
    const canvas = within(context.canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Email me the code instead' }));
    await waitFor(() =>
      expect(canvas.getByRole('heading', { level: 1, name: 'Check your email' })).toHaveFocus(),
    );
    await expect(canvas.getByText(/A new code is on its way to d•••@example.com/)).toBeVisible();
  },
});

/** The server sends no more: said so, with the way out. */
export const ResendsExhausted = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(refuse(resendPin, { status: 429, code: 'ResendsExhausted', message: 'No more.' })),
  play: async (context) => {
    await arrived(context);
    const canvas = within(context.canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Send a new code' }));
    await waitFor(() => expect(canvas.getByText(/That was the last code/)).toBeVisible());
    await expect(canvas.getByRole('button', { name: 'Not you? Sign in again' })).toBeEnabled();
  },
});

/** From an enrolment address: nothing is sent before it is asked for. */
export const FromEnrolment = meta.story({
  tags: ['access-023'],
  parameters: shownAs({
    at: '/welcome/auth-pin?isCallFromEnrollmentUrl=true',
    user: sessionSamples.employee({ mobileNumber: '2025550113' }),
  }),
  play: async (context) => {
    await expect(await arrived(context)).toHaveTextContent('Let’s make sure it’s you');
    const canvas = within(context.canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Text me a code' }));
    await expect(await canvas.findByLabelText('Code that we sent')).toBeVisible();
  },
});

/** The server is down: the code is still there, and the button sends it again. */
export const Down = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(refuse(verifyMachinePin, { status: 503, code: 'Unavailable', message: 'Down.' })),
  play: async (context) => {
    const canvas = await enter(context);
    await waitFor(() => expect(canvas.getByText('That didn’t go through')).toBeVisible());
    await expect(canvas.getByLabelText('Code that we sent')).toHaveValue('123456');
    await expect(canvas.getByRole('button', { name: 'Continue' })).toBeEnabled();
  },
});

/** No network: said so. */
export const Offline = meta.story({
  parameters: shownAs({ ...counting('0'), prepare: (app) => app.connection.isOnline.set(false) }),
  beforeEach: ({ msw }) => msw.use(dropped(verifyMachinePin)),
  play: async (context) => {
    await enter(context);
    await expect(await findInMain(context, /^Connect to the internet and try again/)).toBeVisible();
  },
});

/** Spanish. */
export const Spanish = meta.story({
  globals: { language: 'es' },
  play: async (context) => {
    await expect(await arrived(context)).toHaveTextContent('Revisa tus mensajes de texto');
  },
});

/** Canadian French. */
export const French = meta.story({
  globals: { language: 'fr' },
  play: async (context) => {
    await expect(await arrived(context)).toHaveTextContent('Consultez vos messages texte');
  },
});
