import { answer, contract, dropped, guardianSamples, never } from '@dayfare/api/mocks';
import preview from '@dayfare/storybook/preview';
import { expect, userEvent, within } from 'storybook/test';
import { arrived, findInMain, screenStory, shownAs } from '../../../testing/screen-story.tsx';
import { validLink, withLink } from './consent-story.ts';

const { guardian } = contract;

const meta = preview.meta({
  title: 'Screens/Guardian/Consent/Success',
  ...screenStory({ at: '/microsite-success', user: null, prepare: withLink() }),
  beforeEach: ({ msw }) => msw.use(...validLink(), answer(guardian.applyCard, 1)),
});

interface Context {
  canvasElement: HTMLElement;
}

/** The link has expired. */
const expired = () => [
  answer(guardian.checkIfTokenExpirred, 1),
  answer(guardian.getConsentRequest, guardianSamples.consentRequest(null)),
];

async function resend({ canvasElement }: Context): Promise<void> {
  await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Resend Link' }));
}

/** The consent was given in this tab. */
export const Done = meta.story({
  tags: ['guardian-017'],
  beforeEach: ({ msw }) => msw.use(answer(guardian.checkConsentApproval, 1)),
  parameters: shownAs({ prepare: withLink('esign', 'timestamp', 'upload', 'save', 'apply') }),
  play: async (context) => {
    await expect(await arrived(context)).toHaveTextContent('You’re All done!');
    await expect(await findInMain(context, /Nia can use the card from now on/)).toBeVisible();
  },
});

/** The consent was given before, in another tab or by the other parent. */
export const Given = meta.story({
  tags: ['guardian-015'],
  beforeEach: ({ msw }) => msw.use(answer(guardian.checkConsentApproval, 1)),
  play: async (context) => {
    await expect(await arrived(context)).toHaveTextContent('Apologies, but the link has expired.');
  },
});

/** The link is too old; another one can be asked for. */
export const Expired = meta.story({
  tags: ['guardian-014'],
  beforeEach: ({ msw }) => msw.use(...expired()),
  play: async (context) => {
    await expect(await arrived(context)).toHaveTextContent('Sorry, this link has been expired!');
  },
});

/** Another link is on its way to the server. */
export const Resending = meta.story({
  beforeEach: ({ msw }) => msw.use(...expired(), never(guardian.resendConsentLink)),
  play: resend,
});

/** Another link was sent. */
export const Resent = meta.story({
  tags: ['guardian-016'],
  beforeEach: ({ msw }) => msw.use(...expired(), answer(guardian.resendConsentLink, 1)),
  play: async (context) => {
    await resend(context);
    await expect(await findInMain(context, 'Link Resent Successfully!')).toBeVisible();
  },
});

/** No other link was sent: the panel stays, and says so. */
export const NotResent = meta.story({
  tags: ['guardian-027'],
  beforeEach: ({ msw }) => msw.use(...expired(), answer(guardian.resendConsentLink, 0)),
  play: async (context) => {
    await resend(context);
    await expect(await findInMain(context, 'We couldn’t send another link')).toBeVisible();
  },
});

/** The link is being looked up. */
export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(never(guardian.checkIfTokenExpirred)),
});

/** It couldn’t be looked up. */
export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(dropped(guardian.getConsentRequest)),
  play: async (context) => {
    await expect(await findInMain(context, 'We couldn’t open your link')).toBeVisible();
  },
});

/** Spanish. */
export const Spanish = meta.story({
  globals: { language: 'es' },
  beforeEach: ({ msw }) => msw.use(...expired()),
  play: async (context) => {
    await expect(await arrived(context)).toBeVisible();
  },
});
