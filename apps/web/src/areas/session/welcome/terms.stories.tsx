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
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { arrived, findInMain, screenStory, shownAs } from '../../../testing/screen-story.tsx';

const { getListOfContracts, saveContract } = contract.contracts;
const { createToken } = contract.session;
const { logClientCalls } = contract.analytics;
const user = sessionSamples.employee({ isContractAccepted: false });
const documents = contractSamples.termsDocuments();

const meta = preview.meta({
  title: 'Screens/Session/Welcome/Terms',
  ...screenStory({ at: '/welcome/accept-terms-conditions', user }),
  beforeEach: ({ msw }) =>
    msw.use(
      answer(getListOfContracts, documents),
      answer(saveContract, true),
      answer(createToken, sessionSamples.employee()),
      answer(logClientCalls, true),
      answer(contract.startup.startupDataV2, startupSamples.startupData()),
    ),
});

interface Context {
  canvasElement: HTMLElement;
}

/** Opens the agreements; gives what is in the sheet. */
async function open({ canvasElement }: Context) {
  const canvas = within(canvasElement);
  await userEvent.click(await canvas.findByRole('button', { name: 'Read and agree' }));
  return within(await screen.findByRole('dialog', { name: 'What you agree to' }));
}

/** Ticks both boxes and agrees; the sheet is gone after it. */
async function agree(context: Context) {
  const sheet = await open(context);
  for (const box of sheet.getAllByRole('checkbox')) await userEvent.click(box);
  await userEvent.click(sheet.getByRole('button', { name: 'Agree and continue' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
}

/** Three agreements, each to be read by itself, and one button to agree to all of them. */
export const Usual = meta.story({
  tags: ['access-024'],
  play: async (context) => {
    await expect(await arrived(context)).toHaveTextContent('Before you start');
    const canvas = within(context.canvasElement);
    await expect(await canvas.findAllByRole('listitem')).toHaveLength(3);
    await userEvent.click(canvas.getByRole('button', { name: 'Read Privacy policy' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Privacy policy' }));
    await expect(sheet.queryByRole('checkbox')).toBeNull();
    await userEvent.click(sheet.getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Read Privacy policy' })).toHaveFocus());
  },
});

/** The agreements in one sheet. Signing electronically has a box of its own; without both boxes nothing is sent. */
export const NotAgreed = meta.story({
  tags: ['contracts-011'],
  beforeEach: ({ msw }) =>
    msw.use(
      answer(saveContract, () => {
        throw new Error('An agreement was saved that nobody gave.');
      }),
    ),
  play: async (context) => {
    await arrived(context);
    const sheet = await open(context);
    await userEvent.click(sheet.getByRole('checkbox', { name: 'I agree to all of the above' }));
    await userEvent.click(sheet.getByRole('button', { name: 'Agree and continue' }));
    await expect(sheet.getByText('Check this box to agree.')).toBeVisible();
    await expect(sheet.getByRole('checkbox', { name: 'I agree to sign electronically' })).not.toBeChecked();
  },
});

/** Without a contract about signing electronically there is one box. */
export const WithoutESign = meta.story({
  tags: ['contracts-011'],
  beforeEach: ({ msw }) =>
    msw.use(
      answer(
        getListOfContracts,
        contractSamples.contracts(documents.contracts.map((one) => ({ ...one, contractType: 8 }))),
      ),
    ),
  play: async (context) => {
    await arrived(context);
    await expect((await open(context)).getAllByRole('checkbox')).toHaveLength(1);
  },
});

const saved: number[] = [];

/** Agreed: each contract is recorded, the server answers with the person as it now knows them, and the home opens. */
export const Agreed = meta.story({
  tags: ['session-048'],
  beforeEach: ({ msw }) => {
    saved.length = 0;
    msw.use(
      answer(saveContract, ({ id }) => {
        saved.push(id);
        return true;
      }),
      never(contract.startup.startupDataV2),
    );
  },
  play: async (context) => {
    await arrived(context);
    await agree(context);
    await waitFor(() => expect(saved).toEqual([144, 801, 201]));
  },
});

/** One of them could not be recorded: said above the list, and agreeing once more is all it takes. */
export const NotSaved = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(refuse(saveContract, { status: 503, code: 'Unavailable', message: 'Down.' })),
  play: async (context) => {
    await arrived(context);
    await agree(context);
    const canvas = within(context.canvasElement);
    await waitFor(() => expect(canvas.getByText('Your agreement isn’t saved yet')).toBeVisible());
    await expect(canvas.getByRole('button', { name: 'Read and agree' })).toBeEnabled();
  },
});

/** The server still misses something: no redirect loop. */
export const StillMissing = meta.story({
  beforeEach: ({ msw }) => msw.use(answer(createToken, user)),
  play: async (context) => {
    await arrived(context);
    await agree(context);
    const canvas = within(context.canvasElement);
    await waitFor(() => expect(canvas.getByText('Your agreement isn’t saved yet')).toBeVisible());
  },
});

/** The answer takes its time: the button says so and takes no second press. */
export const Saving = meta.story({
  beforeEach: ({ msw }) => msw.use(never(saveContract)),
  play: async (context) => {
    await arrived(context);
    await agree(context);
    await expect(
      await within(context.canvasElement).findByText('Saving your agreement…'),
    ).toBeInTheDocument();
  },
});

/** On their way. */
export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(never(getListOfContracts)),
  play: async (context) => {
    await arrived(context);
    const canvas = within(context.canvasElement);
    await expect(await canvas.findByText('Loading')).toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: 'Read and agree' })).toBeNull();
  },
});

const logged: string[] = [];

/** They could not be loaded: there is nothing to agree to, a way to try again, and the server's log knows. */
export const Failed = meta.story({
  beforeEach: ({ msw }) => {
    logged.length = 0;
    msw.use(
      refuse(
        getListOfContracts,
        { status: 404, code: 'ContractNotFound', message: 'Not there.' },
        { times: 1 },
      ),
      answer(logClientCalls, ({ methodName }) => {
        // The stories before this one say what became of their calls five seconds later.
        if (methodName !== 'transport') logged.push(methodName);
        return true;
      }),
    );
  },
  play: async (context) => {
    await arrived(context);
    const canvas = within(context.canvasElement);
    await waitFor(() => expect(canvas.getByText('The agreements couldn’t be loaded')).toBeVisible());
    await waitFor(() => expect(logged).toEqual(['contracts.list']));
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByRole('button', { name: 'Read and agree' })).toBeVisible();
  },
});

/** One of the three is missing: all or none, since what can't be read can't be agreed to. */
export const Incomplete = meta.story({
  beforeEach: ({ msw }) => msw.use(answer(getListOfContracts, contractSamples.contracts())),
  play: async (context) => {
    await arrived(context);
    const canvas = within(context.canvasElement);
    await waitFor(() => expect(canvas.getByText('The agreements couldn’t be loaded')).toBeVisible());
    await expect(canvas.queryByRole('button', { name: 'Read and agree' })).toBeNull();
  },
});

/** No network: said so, with what to do. */
export const Offline = meta.story({
  parameters: shownAs({ prepare: (app) => app.connection.isOnline.set(false) }),
  beforeEach: ({ msw }) => msw.use(dropped(getListOfContracts)),
  play: async (context) => {
    await arrived(context);
    await expect(await findInMain(context, /^Connect to the internet to read them/)).toBeVisible();
  },
});

/** Spanish. */
export const Spanish = meta.story({
  globals: { language: 'es' },
  play: async (context) => {
    await expect(await arrived(context)).toHaveTextContent('Antes de empezar');
    await expect(
      await within(context.canvasElement).findByRole('button', { name: 'Leer y aceptar' }),
    ).toBeVisible();
  },
});

/** Canadian French. */
export const French = meta.story({
  globals: { language: 'fr' },
  play: async (context) => {
    await expect(await arrived(context)).toHaveTextContent('Avant de commencer');
    await expect(
      await within(context.canvasElement).findByRole('button', { name: 'Lire et accepter' }),
    ).toBeVisible();
  },
});
