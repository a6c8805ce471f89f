import { answer, contract, dropped, guardianSamples, never } from '@dayfare/api/mocks';
import preview from '@dayfare/storybook/preview';
import { expect, userEvent, within } from 'storybook/test';
import { arrived, findInMain, screenStory, shownAs } from '../../../testing/screen-story.tsx';
import { validLink, withLink } from './consent-story.ts';

const { guardian } = contract;

const meta = preview.meta({
  title: 'Screens/Guardian/Consent/E-sign',
  ...screenStory({ at: '/microsite-esign', user: null, prepare: withLink() }),
  beforeEach: ({ msw }) => msw.use(...validLink()),
});

interface Context {
  canvasElement: HTMLElement;
}

const find = ({ canvasElement }: Context) => within(canvasElement);

async function agree(context: Context): Promise<void> {
  for (const name of [/sign electronically/, /e-sign disclosures/])
    await userEvent.click(await find(context).findByRole('checkbox', { name }));
  await userEvent.click(find(context).getByRole('button', { name: 'I agree' }));
}

/** Who asks for what, the agreement, and two boxes. */
export const Usual = meta.story({
  play: async (context) => {
    await expect(await arrived(context)).toHaveTextContent('Nia needs your permission');
    await expect(await find(context).findByRole('button', { name: 'I agree' })).toBeDisabled();
  },
});

/** Both boxes are checked: one can agree. */
export const Checked = meta.story({
  play: async (context) => {
    for (const name of [/sign electronically/, /e-sign disclosures/])
      await userEvent.click(await find(context).findByRole('checkbox', { name }));
    await expect(find(context).getByRole('button', { name: 'I agree' })).toBeEnabled();
  },
});

/** The minor has left the employer, or it has no name. */
export const WithoutEmployer = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      answer(
        guardian.getConsentRequest,
        guardianSamples.consentRequest({ firstName: 'Nia', employerName: null }),
      ),
    ),
  play: async (context) => {
    await expect(await findInMain(context, /^Nia would like the/)).toBeVisible();
  },
});

/** Long names. */
export const LongNames = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      answer(
        guardian.getConsentRequest,
        guardianSamples.consentRequest({
          firstName: 'Maximiliana-Alexandrina',
          employerName: 'The Northwestern Cooperative of Independent Grocers and Bakers, Incorporated',
        }),
      ),
    ),
});

/** The agreement is on its way. */
export const Saving = meta.story({
  beforeEach: ({ msw }) => msw.use(never(guardian.saveEsignDateTimeStamp)),
  play: async (context) => {
    await agree(context);
    await expect(find(context).getByRole('button', { name: /I agree/ })).toHaveAttribute('data-pending');
  },
});

/** The answer was lost: the boxes stay, and the button may be pressed again. */
export const NotSaved = meta.story({
  beforeEach: ({ msw }) => msw.use(dropped(guardian.saveEsignDateTimeStamp)),
  play: async (context) => {
    await agree(context);
    await expect(await findInMain(context, 'We couldn’t save that')).toBeVisible();
    await expect(find(context).getByRole('button', { name: 'I agree' })).toBeEnabled();
  },
});

/** The text cannot be loaded, so there is nothing to agree to. */
export const WithoutText = meta.story({
  beforeEach: ({ msw }) => msw.use(dropped(guardian.getContract)),
  play: async (context) => {
    await expect(await findInMain(context, 'We couldn’t load the text')).toBeVisible();
    await expect(find(context).queryByRole('button', { name: 'I agree' })).toBeNull();
  },
});

/** The text is on its way. */
export const LoadingText = meta.story({ beforeEach: ({ msw }) => msw.use(never(guardian.getContract)) });

/** The link is being looked up. */
export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(never(guardian.checkIfTokenExpirred)),
});

/** The link couldn’t be looked up. */
export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(dropped(guardian.getConsentRequest)),
  play: async (context) => {
    await expect(await findInMain(context, 'We couldn’t open your link')).toBeVisible();
  },
});

/** Without a network. */
export const Offline = meta.story({
  beforeEach: ({ msw }) => msw.use(dropped(guardian.getConsentRequest)),
  parameters: shownAs({
    prepare: async (app) => {
      await withLink()(app);
      app.connection.isOnline.set(false);
    },
  }),
  play: async (context) => {
    await expect(await findInMain(context, /Your link still works/)).toBeVisible();
  },
});

/** The tab was opened without a link. */
export const WithoutLink = meta.story({
  parameters: shownAs({ prepare: () => undefined }),
  play: async (context) => {
    await expect(await arrived(context)).toHaveTextContent('Open the link in the text message again');
  },
});

/** Spanish. */
export const Spanish = meta.story({
  globals: { language: 'es' },
  play: async (context) => {
    await expect(await arrived(context)).toHaveTextContent(/Nia/);
  },
});
