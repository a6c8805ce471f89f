import {
  answer,
  contract,
  dropped,
  moneySamples,
  profileSamples,
  sessionSamples,
  startupSamples,
  transferSamples,
} from '@dayfare/api/mocks';
import preview from '@dayfare/storybook/preview';
import { expect, screen, userEvent, within } from 'storybook/test';
import { arrived, screenStory, shownAs } from '../../../testing/screen-story.tsx';

const { money, session, startup } = contract;
const severalEmployers = sessionSamples.employee({
  businesses: [
    { businessId: 31, companyName: 'Harbor Grill' },
    { businessId: 32, companyName: 'Northside Logistics' },
  ],
});

const meta = preview.meta({
  title: 'Screens/Session/Account',
  ...screenStory({ at: '/ewa/home' }),
  beforeEach: ({ msw }) =>
    msw.use(
      answer(startup.startupDataV2, startupSamples.startupData()),
      answer(money.getAvailableFunds, moneySamples.availableFunds()),
      answer(money.getEarnings, moneySamples.earnings()),
      answer(money.getInstruments, moneySamples.instruments()),
      answer(money.getTransactionHistory, transferSamples.history()),
      answer(contract.profile.getProfile, profileSamples.profile()),
    ),
});

/** Opens the sheet by its button: on a phone in the header, on a desktop at the foot of the rail. */
async function open(context: { canvasElement: HTMLElement }) {
  await arrived(context);
  await userEvent.click(await within(context.canvasElement).findByRole('button', { name: 'Your account' }));
  return within(await screen.findByRole('dialog'));
}

/** Who is signed in, and a row for each thing that one can do: all begin at the same edge. */
export const Usual = meta.story({
  play: async (context) => {
    const sheet = await open(context);
    await expect(sheet.getByText('Signed in as Rosa Delgado')).toBeVisible();
    const rows = sheet.getAllByRole('listitem');
    await expect(rows.map((row) => row.textContent?.replace(/^Call.*/, 'Call'))).toEqual([
      'Español',
      'Where your money goes',
      'Your own limits',
      'Change your password',
      'Two-step sign-in',
      'Your devices',
      'Notification settings',
      'Agreements',
      'Pause or close',
      'Help',
      'Call',
    ]);
    const lefts = rows.map((row) => row.querySelector('svg')?.getBoundingClientRect().left);
    await expect(new Set(lefts).size).toBe(1);
    await expect(sheet.getByRole('button', { name: 'Español' })).toHaveAttribute('lang', 'es-US');
  },
});

/** With several employers: the one that this session is about, and the way to another. */
export const SeveralEmployers = meta.story({
  parameters: shownAs({ user: severalEmployers }),
  play: async (context) => {
    const sheet = await open(context);
    await userEvent.click(sheet.getByRole('button', { name: /^Switch employer/ }));
    await expect(await sheet.findByRole('radio', { name: 'Harbor Grill' })).toBeChecked();
    await expect(sheet.getByRole('heading', { name: /Switch employer/ })).toHaveFocus();
    await userEvent.click(sheet.getByRole('button', { name: 'Back to your account' }));
    await expect(await sheet.findByRole('button', { name: /^Switch employer/ })).toBeVisible();
    await expect(sheet.getByRole('heading', { name: 'Your account' })).toHaveFocus();
  },
});

/** The connection drops on the way to another employer: the session stays with this one, the choice as it was made. */
export const SwitchingFailed = meta.story({
  parameters: shownAs({ user: severalEmployers }),
  beforeEach: ({ msw }) => msw.use(dropped(session.switchBusinesses)),
  play: async (context) => {
    const sheet = await open(context);
    await userEvent.click(sheet.getByRole('button', { name: /^Switch employer/ }));
    await userEvent.click(await sheet.findByRole('radio', { name: 'Northside Logistics' }));
    await userEvent.click(sheet.getByRole('button', { name: 'Switch employer' }));
    await expect(await sheet.findByRole('alert')).toBeVisible();
    await expect(sheet.getByRole('radio', { name: 'Northside Logistics' })).toBeChecked();
  },
});

/** The same as a page of its own, where the navigation leads to it, with what is known of the person. */
export const Page = meta.story({
  tags: ['profile-001'],
  parameters: shownAs({ at: '/home/profile' }),
  play: async (context) => {
    await expect(await arrived(context)).toHaveTextContent('Your account');
    const main = within(within(context.canvasElement).getByRole('main'));
    await expect(main.getByText('Signed in as Rosa Delgado')).toBeVisible();
    await expect(await main.findByRole('link', { name: /^Email/ })).toHaveAttribute(
      'href',
      '/home/edit-email',
    );
    await expect(main.getByRole('link', { name: 'Change your password' })).toHaveAttribute(
      'href',
      '/home/change-password',
    );
    await expect(main.getByRole('button', { name: 'Sign out' })).toBeVisible();
  },
});

/** What is known of the person can't be loaded: the rest of the page is there. */
export const PageWithoutProfile = meta.story({
  parameters: shownAs({ at: '/home/profile' }),
  beforeEach: ({ msw }) => msw.use(dropped(contract.profile.getProfile)),
  play: async (context) => {
    await arrived(context);
    const main = within(within(context.canvasElement).getByRole('main'));
    await expect(await main.findByText('We couldn’t load your profile')).toBeVisible();
    await expect(main.getByRole('button', { name: 'Sign out' })).toBeVisible();
  },
});

/** On the page, the employers to choose from come up in a sheet. */
export const PageWithSeveralEmployers = meta.story({
  parameters: shownAs({ at: '/home/profile', user: severalEmployers }),
  play: async (context) => {
    await arrived(context);
    await userEvent.click(
      await within(context.canvasElement).findByRole('button', { name: /^Switch employer/ }),
    );
    const sheet = within(await screen.findByRole('dialog', { name: 'Switch employer' }));
    await expect(await sheet.findByRole('radio', { name: 'Harbor Grill' })).toBeChecked();
  },
});
