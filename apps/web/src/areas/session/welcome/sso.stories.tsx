import { startupSamples } from '@dayfare/api/mocks';
import preview from '@dayfare/storybook/preview';
import { expect, fn, userEvent, within } from 'storybook/test';
import type { App } from '../../../platform/app-context/app.ts';
import { keepSsoPrompt } from '../../../platform/session/sso-prompt.ts';
import { arrived, screenStory, shownAs } from '../../../testing/screen-story.tsx';

const prompt = {
  headerText: 'Summit Ridge Hotels has its own sign-in',
  description: 'Use the account that you clock in with at work.',
  buttonText: 'Continue with your work account',
  partnerId: '41',
};
const sentHere = ({ tab }: App) => keepSsoPrompt(tab, prompt);
const left = fn();

/** The story stays; the address is all that counts. */
function stays(app: App) {
  left.mockClear();
  Object.assign(app.navigation, { leave: left });
}

const configured = (address: string) => ({
  configuration: startupSamples.configuration({
    AllowedRedirectHosts: 'sso.partner.example',
    SsoPartnerUrls: JSON.stringify({ 41: address }),
  }),
  prepare: (app: App) => {
    sentHere(app);
    stays(app);
  },
});

const meta = preview.meta({
  title: 'Screens/Session/Welcome/SSO',
  ...screenStory({ at: '/sso/home', user: null, prepare: sentHere }),
});

/** The partner's words after routing has signed the person out. Without a configured address the button says how to go on. */
export const Usual = meta.story({
  tags: ['access-032', 'enrollment-047'],
  play: async (context) => {
    await expect(await arrived(context)).toHaveTextContent(prompt.headerText);
    const canvas = within(context.canvasElement);
    await expect(canvas.getByText(prompt.description)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: prompt.buttonText }));
    await expect(await canvas.findByText(/Open your employer’s website or app/)).toBeVisible();
  },
});

/** The configuration has the partner's address, at a host that is allowed: the button leads there. */
export const Configured = meta.story({
  parameters: shownAs(configured('https://sso.partner.example/start')),
  play: async (context) => {
    await arrived(context);
    const canvas = within(context.canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: prompt.buttonText }));
    await expect(left).toHaveBeenCalledWith('https://sso.partner.example/start');
  },
});

/** An address at a host that is not allowed is as good as none. */
export const NotToBeTrusted = meta.story({
  parameters: shownAs(configured('https://evil.example/start')),
  play: async (context) => {
    await arrived(context);
    const canvas = within(context.canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: prompt.buttonText }));
    await expect(await canvas.findByText(/Open your employer’s website or app/)).toBeVisible();
    await expect(left).not.toHaveBeenCalled();
  },
});

/** Someone who came by themselves: how to go on, and the ordinary sign-in. */
export const WithoutPartner = meta.story({
  parameters: shownAs({ prepare: undefined }),
  play: async (context) => {
    await expect(await arrived(context)).toHaveTextContent('Sign in with your employer');
    const canvas = within(context.canvasElement);
    await expect(canvas.getByText(/Open your employer’s website or app/)).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Go to sign-in' }));
    await expect(await canvas.findByLabelText('Password')).toBeVisible();
  },
});

const address = 'https://sso.partner.example/start';

/** Someone who came from the sign-in, in an app with one partner: its button, without having named themselves first. */
export const OnlyPartner = meta.story({
  parameters: shownAs({ ...configured(address), prepare: stays }),
  play: async (context) => {
    await arrived(context);
    const canvas = within(context.canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Continue with your work account' }));
    await expect(left).toHaveBeenCalledWith(address);
  },
});

/** Our own server leads to the partner: what was asked for goes along. */
export const OnTheWayElsewhere = meta.story({
  parameters: shownAs({ ...configured('/api/sso/41'), at: '/sso/home?redirectUrl=%2Fcard%2Fhome' }),
  play: async (context) => {
    await arrived(context);
    const canvas = within(context.canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: prompt.buttonText }));
    await expect(left).toHaveBeenCalledWith('/api/sso/41?redirectUrl=%2Fcard%2Fhome');
  },
});

/** Spanish, without a partner's words. */
export const Spanish = meta.story({
  globals: { language: 'es' },
  parameters: shownAs({ prepare: undefined }),
  play: async (context) => {
    await expect(await arrived(context)).toHaveTextContent('Entra con tu empleador');
  },
});

/** Canadian French, without a partner's words. */
export const French = meta.story({
  globals: { language: 'fr' },
  parameters: shownAs({ prepare: undefined }),
  play: async (context) => {
    await expect(await arrived(context)).toHaveTextContent('Connexion par votre employeur');
  },
});
