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

const { saveResidentialState, startupDataV2 } = contract.startup;
const { createToken } = contract.session;
const { getContractByType } = contract.contracts;
const expired = sessionSamples.employee({ isStateExpired: true });
const settled = sessionSamples.employee();

const meta = preview.meta({
  title: 'Screens/Session/State selection',
  ...screenStory({ at: '/home/state-selection', user: expired }),
  beforeEach: ({ msw }) =>
    msw.use(
      answer(startupDataV2, startupSamples.startupData()),
      answer(saveResidentialState, true),
      answer(createToken, settled),
    ),
});

interface Context {
  canvasElement: HTMLElement;
}

const field = ({ canvasElement }: Context) =>
  within(canvasElement).getByRole('combobox', { name: 'State or territory' });

/** Chooses Ohio by its two letters and saves. */
async function save(context: Context) {
  await arrived(context);
  const canvas = within(context.canvasElement);
  await userEvent.type(field(context), 'oh');
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await userEvent.click(canvas.getByRole('button', { name: 'Save and continue' }));
  return canvas;
}

/** Nothing is chosen beforehand, and there is no way past it. */
export const Usual = meta.story({
  tags: ['access-033', 'access-064'],
  play: async (context) => {
    await expect(await arrived(context)).toHaveTextContent('Where do you live now?');
    const canvas = within(context.canvasElement);
    await expect(field(context)).toHaveValue('');
    await expect(canvas.queryByRole('button', { name: 'Back' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Not now' })).toBeNull();
  },
});

/** A state with a document of its own, which has to be read and agreed to before that state is saved. */
export const WithDocument = meta.story({
  tags: ['session-050'],
  parameters: shownAs({
    at: '/home/state-selection',
    user: expired,
    configuration: startupSamples.configuration({ StateContractTypes: '{"OH":305}' }),
  }),
  beforeEach: ({ msw }) => msw.use(answer(getContractByType, contractSamples.contracts())),
  play: async (context) => {
    const canvas = await save(context);
    await expect(await canvas.findByText('Read the document and agree to it, then save.')).toBeVisible();
    await expect(canvas.getByRole('checkbox', { name: /disclosures for Ohio/ })).not.toBeChecked();
    await expect(canvas.getByRole('button', { name: 'Read the document' })).toBeEnabled();
  },
});

/** Found by a word, by two letters, or typed in full; a name that no place has says so. */
export const Searching = meta.story({
  play: async (context) => {
    await arrived(context);
    const page = within(document.body);
    await userEvent.type(field(context), 'carolina');
    await waitFor(() => expect(page.getAllByRole('option')).toHaveLength(2));
    await userEvent.clear(field(context));
    await userEvent.type(field(context), 'ny');
    await waitFor(() => expect(page.getAllByRole('option')).toHaveLength(1));
    await userEvent.clear(field(context));
    await userEvent.type(field(context), 'ohyo');
    await waitFor(() => expect(page.getByText(/No place here has that name/)).toBeVisible());
    await userEvent.clear(field(context));
    await userEvent.type(field(context), 'new york');
    await userEvent.tab();
    await waitFor(() => expect(field(context)).toHaveValue('New York'));
  },
});

/** Sent without a choice: said so at the field, and nothing is asked of the server. */
export const NoneChosen = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      answer(saveResidentialState, () => {
        throw new Error('A state was saved that nobody chose.');
      }),
    ),
  play: async (context) => {
    await arrived(context);
    const canvas = within(context.canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Save and continue' }));
    await expect(canvas.getByText('Choose where you live.')).toBeVisible();
    await expect(field(context)).toBeInvalid();
  },
});

/** On its way: the button says so, and the choice stays as it is. */
export const Saving = meta.story({
  beforeEach: ({ msw }) => msw.use(never(saveResidentialState)),
  play: async (context) => {
    const canvas = await save(context);
    await expect(await canvas.findByText('Saving where you live…')).toBeInTheDocument();
    await expect(field(context)).toBeDisabled();
  },
});

/** The server's trouble: the choice is still there, and the same button tries again. */
export const NotSaved = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(refuse(saveResidentialState, { status: 500, code: 'Unexpected', message: 'no' })),
  play: async (context) => {
    const canvas = await save(context);
    await waitFor(() => expect(canvas.getByText('Where you live isn’t saved yet')).toBeVisible());
    await expect(field(context)).toHaveValue('Ohio');
    await expect(canvas.getByRole('button', { name: 'Save and continue' })).toBeEnabled();
  },
});

/** No network: what to do is another thing. */
export const Offline = meta.story({
  parameters: shownAs({ prepare: (app) => app.connection.isOnline.set(false) }),
  beforeEach: ({ msw }) => msw.use(dropped(saveResidentialState)),
  play: async (context) => {
    await save(context);
    await expect(await findInMain(context, /^Connect to the internet and try again/)).toBeVisible();
    await expect(field(context)).toHaveValue('Ohio');
  },
});

/** In Canada: provinces and territories, from a short list. */
export const Canada = meta.story({
  parameters: shownAs({ user: sessionSamples.employee({ isStateExpired: true, dayfareRegionID: 2 }) }),
  play: async (context) => {
    await arrived(context);
    const canvas = within(context.canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: /Province or territory/ }));
    const options = await within(document.body).findAllByRole('option');
    await expect(options).toHaveLength(13);
    await userEvent.click(within(document.body).getByRole('option', { name: 'Quebec' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: /Quebec/ })).toBeVisible());
  },
});

/** On the way to a card: the territories that have none are not in the list, and the page says so. */
export const ForCard = meta.story({
  tags: ['card-042'],
  parameters: shownAs({ at: '/home/state-selection?isForCard=true', user: settled }),
  play: async (context) => {
    await arrived(context);
    const canvas = within(context.canvasElement);
    await expect(canvas.getByText(/Our cards aren’t available in U.S. territories/)).toBeVisible();
    await userEvent.type(field(context), 'puerto');
    await waitFor(() => expect(within(document.body).getByText(/No place here has that name/)).toBeVisible());
    // While the list is open, React Aria hides the page behind it.
    await userEvent.keyboard('{Escape}');
  },
});

/** Not due: a user who opened it may leave it as it is. */
export const ByChoice = meta.story({
  parameters: shownAs({ user: settled }),
  play: async (context) => {
    await arrived(context);
    await expect(within(context.canvasElement).getByRole('button', { name: 'Not now' })).toBeVisible();
  },
});

/** A visitor: the state is an account's, so they sign in first. */
export const Visitor = meta.story({
  tags: ['access-043'],
  parameters: shownAs({ user: null }),
  play: async (context) => {
    await expect(await arrived(context)).toHaveTextContent('Sign in first');
    await expect(within(context.canvasElement).getByRole('button', { name: 'Go to sign-in' })).toBeVisible();
  },
});

/** The longest names of places. */
export const LongNames = meta.story({
  play: async (context) => {
    await arrived(context);
    await userEvent.type(field(context), 'northern');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(field(context)).toHaveValue('Northern Mariana Islands'));
  },
});

/** Spanish. */
export const Spanish = meta.story({
  globals: { language: 'es' },
  play: async (context) => {
    await expect(await arrived(context)).toHaveTextContent('¿Dónde vives ahora?');
    const found = within(context.canvasElement).getByRole('combobox', { name: 'Estado o territorio' });
    await userEvent.type(found, 'nueva');
    await waitFor(() => expect(within(document.body).getAllByRole('option')).toHaveLength(2));
    await userEvent.keyboard('{Escape}');
  },
});

/** Canadian French, in Canada. */
export const French = meta.story({
  globals: { language: 'fr' },
  parameters: shownAs({ user: sessionSamples.employee({ isStateExpired: true, dayfareRegionID: 2 }) }),
  play: async (context) => {
    await expect(await arrived(context)).toHaveTextContent('Où habitez‑vous maintenant?');
  },
});
