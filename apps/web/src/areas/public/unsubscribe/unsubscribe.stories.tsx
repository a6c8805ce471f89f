import { answer, contract, dropped, never, publicSamples } from '@dayfare/api/mocks';
import preview from '@dayfare/storybook/preview';
import { expect, screen, userEvent, within } from 'storybook/test';
import { arrived, findInMain, screenStory, shownAs } from '../../../testing/screen-story.tsx';

const { unsubscribeSmartInvite } = contract.public;
const { smartInvite, inviteCode } = publicSamples;

const meta = preview.meta({
  title: 'Screens/Public/Unsubscribe',
  ...screenStory({ at: '/unsubscribe-smartInvite?token=abc', user: null }),
  beforeEach: ({ msw }) => msw.use(answer(unsubscribeSmartInvite, smartInvite())),
});

interface Context {
  canvasElement: HTMLElement;
}

async function ask(context: Context, name = 'Unsubscribe') {
  await arrived(context);
  await userEvent.click(await within(context.canvasElement).findByRole('button', { name }));
  return within(await screen.findByRole('dialog'));
}

/** Answers of the lookup, and of unsubscribing. */
const after = (code: number) =>
  answer(unsubscribeSmartInvite, ({ updatedBy }) => (updatedBy === 0 ? smartInvite() : inviteCode(code)));

/** Invitations by email that can be stopped. */
export const Usual = meta.story({
  tags: ['public-005'],
  play: async (context) => {
    await expect(await arrived(context)).toHaveTextContent('Unsubscribe from invitations');
    await expect(await findInMain(context, /You get emails/)).toBeVisible();
  },
});

/** Invitations by text message. */
export const ByText = meta.story({
  beforeEach: ({ msw }) => msw.use(answer(unsubscribeSmartInvite, smartInvite({ idOut: 2 }))),
  play: async (context) => {
    await expect(await findInMain(context, /You get text messages/)).toBeVisible();
  },
});

/** The question. */
export const Asked = meta.story({
  tags: ['public-010'],
  play: async (context) => {
    const sheet = await ask(context);
    await expect(sheet.getByText('Are you sure you want to unsubscribe?')).toBeVisible();
  },
});

/** Done: told in a notice and on the page, where reading goes on. */
export const Done = meta.story({
  beforeEach: ({ msw }) => msw.use(after(1)),
  play: async (context) => {
    const sheet = await ask(context);
    await userEvent.click(sheet.getByRole('button', { name: 'Yes, unsubscribe' }));
    await expect(await findInMain(context, 'We won’t email you any more invitations.')).toBeVisible();
  },
});

/** The answer is on its way. */
export const Working = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(answer(unsubscribeSmartInvite, smartInvite(), { times: 1 }), never(unsubscribeSmartInvite)),
  play: async (context) => {
    const sheet = await ask(context);
    await userEvent.click(sheet.getByRole('button', { name: 'Yes, unsubscribe' }));
    await expect(await sheet.findByText('Unsubscribing…')).toBeInTheDocument();
  },
});

/** The connection broke: the question stays, and says so. */
export const NotSent = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(answer(unsubscribeSmartInvite, smartInvite(), { times: 1 }), dropped(unsubscribeSmartInvite)),
  play: async (context) => {
    const sheet = await ask(context);
    await userEvent.click(sheet.getByRole('button', { name: 'Yes, unsubscribe' }));
    await expect(await sheet.findByText('You’re not unsubscribed yet')).toBeVisible();
  },
});

/** The server could not do it: the button stays. */
export const Fault = meta.story({
  beforeEach: ({ msw }) => msw.use(after(6)),
  play: async (context) => {
    const sheet = await ask(context);
    await userEvent.click(sheet.getByRole('button', { name: 'Yes, unsubscribe' }));
    await expect(await findInMain(context, 'You’re not unsubscribed yet')).toBeVisible();
  },
});

/** It had been done before. */
export const Already = meta.story({
  beforeEach: ({ msw }) => msw.use(answer(unsubscribeSmartInvite, inviteCode(3))),
  play: async (context) => {
    await expect(await findInMain(context, 'You’re already unsubscribed')).toBeVisible();
  },
});

/** No invitation has this token, or unsubscribing is off: customer support can help. */
export const NotValid = meta.story({
  beforeEach: ({ msw }) => msw.use(answer(unsubscribeSmartInvite, inviteCode(5))),
  play: async (context) => {
    await expect(
      await findInMain(context, 'Something went wrong, please contact customer support.'),
    ).toBeVisible();
  },
});

/** The link came without its token. */
export const WithoutToken = meta.story({
  parameters: shownAs({ at: '/unsubscribe-smartInvite' }),
  play: async (context) => {
    await expect(await arrived(context)).toHaveTextContent('This link doesn’t work');
  },
});

/** The invitation is being looked up. */
export const Loading = meta.story({ beforeEach: ({ msw }) => msw.use(never(unsubscribeSmartInvite)) });

/** It couldn’t be looked up. */
export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(dropped(unsubscribeSmartInvite)),
  play: async (context) => {
    await expect(await findInMain(context, 'We couldn’t look up your invitation')).toBeVisible();
  },
});

/** Without a network. */
export const Offline = meta.story({
  beforeEach: ({ msw }) => msw.use(dropped(unsubscribeSmartInvite)),
  parameters: shownAs({ prepare: (app) => app.connection.isOnline.set(false) }),
  play: async (context) => {
    await expect(await findInMain(context, 'Connect to the internet to unsubscribe.')).toBeVisible();
  },
});

/** Spanish. */
export const Spanish = meta.story({
  globals: { language: 'es' },
  play: async (context) => {
    await expect(await arrived(context)).toHaveTextContent('Deja de recibir invitaciones');
  },
});

/** Canadian French. */
export const French = meta.story({
  globals: { language: 'fr' },
  play: async (context) => {
    await expect(await arrived(context)).toHaveTextContent('Ne plus recevoir d’invitations');
  },
});
