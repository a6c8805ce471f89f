import { contract, dropped, never } from '@dayfare/api/mocks';
import preview from '@dayfare/storybook/preview';
import { expect, userEvent, within } from 'storybook/test';
import { arrived, findInMain, screenStory } from '../../../testing/screen-story.tsx';
import { validLink, withLink } from './consent-story.ts';

const { guardian } = contract;

const meta = preview.meta({
  title: 'Screens/Guardian/Consent/Form',
  ...screenStory({ at: '/microsite-consent-form', user: null, prepare: withLink('esign') }),
  beforeEach: ({ msw }) => msw.use(...validLink()),
});

interface Context {
  canvasElement: HTMLElement;
}

const find = ({ canvasElement }: Context) => within(canvasElement);

const checkAll = async (context: Context) =>
  userEvent.click(await find(context).findByRole('checkbox', { name: 'I consent to all of the above' }));

async function agree(context: Context): Promise<void> {
  await checkAll(context);
  await userEvent.click(find(context).getByRole('button', { name: 'I agree' }));
}

/** What the guardian agrees to, and three boxes. */
export const Usual = meta.story({
  play: async (context) => {
    await expect(await arrived(context)).toHaveTextContent('May Nia have the card?');
    await expect(
      await findInMain(context, 'Please select all the checkboxes above to proceed.'),
    ).toBeVisible();
    await expect(find(context).getByRole('button', { name: 'I agree' })).toBeDisabled();
  },
});

/** All boxes at once. */
export const Checked = meta.story({
  tags: ['guardian-008'],
  play: async (context) => {
    await checkAll(context);
    await expect(find(context).getByRole('button', { name: 'I agree' })).toBeEnabled();
  },
});

/** The consent is on its way. */
export const Saving = meta.story({
  beforeEach: ({ msw }) => msw.use(never(guardian.saveEsignDateTimeStamp)),
  play: async (context) => {
    await agree(context);
    await expect(find(context).getByRole('button', { name: /I agree/ })).toHaveAttribute('data-pending');
  },
});

/** The answer was lost: what was saved before is not saved twice. */
export const NotSaved = meta.story({
  beforeEach: ({ msw }) => msw.use(dropped(guardian.saveEsignDateTimeStamp)),
  play: async (context) => {
    await agree(context);
    await expect(await findInMain(context, 'We couldn’t save that')).toBeVisible();
  },
});

/** The text cannot be loaded. */
export const WithoutText = meta.story({
  beforeEach: ({ msw }) => msw.use(dropped(guardian.getContract)),
  play: async (context) => {
    await expect(await findInMain(context, 'We couldn’t load the text')).toBeVisible();
  },
});

/** The text is on its way. */
export const LoadingText = meta.story({ beforeEach: ({ msw }) => msw.use(never(guardian.getContract)) });

/** Spanish. */
export const Spanish = meta.story({
  globals: { language: 'es' },
  play: async (context) => {
    await expect(await arrived(context)).toHaveTextContent(/Nia/);
  },
});
