import { answer, contract, dropped, never, publicSamples, startupSamples } from '@dayfare/api/mocks';
import preview from '@dayfare/storybook/preview';
import { expect, within } from 'storybook/test';
import { arrived, screenStory, shownAs } from '../../../testing/screen-story.tsx';

const { getDynamicDeepLink } = contract.public;
const configuration = startupSamples.configuration({
  AppleAppStoreAddress: 'https://apps.apple.com/app/id1',
  GooglePlayStoreAddress: 'https://play.google.com/store/apps/details?id=com.example.dayfare',
  AllowedRedirectHosts: 'link.example',
});

const meta = preview.meta({
  title: 'Screens/Public/Download app',
  ...screenStory({ at: '/download-app', user: null, configuration }),
  beforeEach: ({ msw }) => msw.use(answer(getDynamicDeepLink, publicSamples.deepLink())),
});

const findCode = ({ canvasElement }: { canvasElement: HTMLElement }) =>
  within(canvasElement).findByRole('img', { name: 'Code that opens this page on your phone' });

/** On a desktop: a code for the phone, and both stores. */
export const Usual = meta.story({
  tags: ['public-002'],
  play: async (context) => {
    await expect(await arrived(context)).toHaveTextContent('Get the Dayfare app');
    await expect(await findCode(context)).toBeVisible();
    const canvas = within(context.canvasElement);
    await expect(canvas.getByRole('button', { name: 'Get it in the App Store' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Get it on Google Play' })).toBeVisible();
  },
});

/** After a card was activated. */
export const Activated = meta.story({
  parameters: shownAs({ at: '/download-app?isFromActivation=true' }),
  play: async (context) => {
    await expect(await arrived(context)).toHaveTextContent('Your card is ready. Get the app, too');
  },
});

/** On the way to money. */
export const ForMoney = meta.story({ parameters: shownAs({ at: '/download-app?isFromAccessMoney=true' }) });

/** On the way to tips. */
export const ForTips = meta.story({
  parameters: shownAs({ at: '/download-app?isFromTimelyTipDeposit=true' }),
});

/** While signing up. */
export const WhileSigningUp = meta.story({
  parameters: shownAs({ at: '/download-app?enrollmentFlow=true' }),
});

/** On the way to another account. */
export const ForAnAccount = meta.story({ parameters: shownAs({ at: '/download-app?isForAddAccount=true' }) });

/** In the native app: nothing is left to install. */
export const InTheApp = meta.story({
  parameters: shownAs({ prepare: (app) => app.local.setItem('isNativeApp', 'true') }),
  play: async (context) => {
    await expect(await arrived(context)).toHaveTextContent('You’re in the app already');
  },
});

/** No store has an address. */
export const NoStores = meta.story({
  parameters: shownAs({ configuration: startupSamples.configuration() }),
  play: async (context) => {
    await arrived(context);
    await expect(
      await within(context.canvasElement).findByText('Look for “Dayfare” in the app store on your phone.'),
    ).toBeVisible();
  },
});

/** The link is being made: the stores are there already. */
export const Loading = meta.story({ beforeEach: ({ msw }) => msw.use(never(getDynamicDeepLink)) });

/** The link couldn’t be made: the code has this page’s own address. */
export const WithoutLink = meta.story({
  beforeEach: ({ msw }) => msw.use(dropped(getDynamicDeepLink)),
  play: async (context) => {
    await expect(await findCode(context)).toBeVisible();
  },
});

/** Spanish. */
export const Spanish = meta.story({
  globals: { language: 'es' },
  play: async (context) => {
    await expect(await arrived(context)).toHaveTextContent('Obtén la aplicación de Dayfare');
  },
});

/** Canadian French. */
export const French = meta.story({
  globals: { language: 'fr' },
  play: async (context) => {
    await expect(await arrived(context)).toHaveTextContent('Obtenez l’application Dayfare');
  },
});
