import { answer, contract, sessionSamples, startupSamples } from '@dayfare/api/mocks';
import preview from '@dayfare/storybook/preview';
import { expect, screen, userEvent, within } from 'storybook/test';
import { ordinaryDay } from '../../kit/money/testing/money-stories.ts';
import { arrived, screenStory, shownAs } from '../../testing/screen-story.tsx';

const startUp = (values: Readonly<Record<string, string>> = {}) => [
  answer(contract.startup.startupDataV2, startupSamples.startupData(values)),
  ...ordinaryDay.slice(1),
];

const meta = preview.meta({
  title: 'Screens/Navigation/Who is here',
  ...screenStory({ at: '/home/money' }),
  beforeEach: ({ msw }) => msw.use(...startUp()),
});

/** The words of what a hub has. */
const inHub = (canvasElement: HTMLElement) =>
  within(within(canvasElement).getByRole('main'))
    .getAllByRole('link')
    .map(({ textContent }) => textContent ?? '');

/** Some of the rows have a line below their name. */
async function expectHub(canvasElement: HTMLElement, names: readonly string[]): Promise<void> {
  const rows = inHub(canvasElement);
  await expect(rows.map((row, at) => (row.startsWith(names[at] ?? row) ? names[at] : row))).toEqual(names);
}

/** The hub of a group: what is open in it, in its order. The person is the avatar in the header, or at the foot of the rail. */
export const Employee = meta.story({
  play: async (context) => {
    await expect(await arrived(context)).toHaveTextContent('Money');
    await expectHub(context.canvasElement, [
      'Transfers',
      'Where your money goes',
      'Your earnings',
      'Regular transfers',
      'Pay a friend',
      'Cash pickup',
      'Amazon gift card',
      'Bills',
      'Budget',
    ]);
  },
});

/** A minor whose guardian has not agreed: nothing that the card pays for. */
export const Minor = meta.story({
  beforeEach: ({ msw }) => msw.use(...startUp({ IsMinorUser: '1' })),
  play: async (context) => {
    await arrived(context);
    await expect(inHub(context.canvasElement)).not.toContain('Pay a friend');
  },
});

/** A suspended user: the records, and the ways to get help. */
export const Suspended = meta.story({
  beforeEach: ({ msw }) => msw.use(...startUp({ IsUserDeactivated: '1' })),
  play: async (context) => {
    await arrived(context);
    await expectHub(context.canvasElement, ['Transfers', 'Where your money goes', 'Your earnings']);
  },
});

/** A user without an employer: their home, the budget, invitations and help. */
export const Direct = meta.story({
  parameters: shownAs({ at: '/dayfare-direct/home', user: sessionSamples.employee({ userType: 10 }) }),
  play: async (context) => {
    await arrived(context);
    const [navigation] = within(context.canvasElement).getAllByRole('navigation');
    await expect(
      within(navigation ?? context.canvasElement).getByRole('link', { name: 'More' }),
    ).toBeVisible();
    await expect(within(context.canvasElement).queryByRole('link', { name: 'Money' })).toBeNull();
  },
});

/** A user with our card and no employer: their home, the card where it has a screen, and help; nothing about wages. */
export const CardOnly = meta.story({
  parameters: shownAs({
    at: '/dayfare-direct/home',
    user: sessionSamples.employee({ userType: 10, businessId: 0, companyName: null, businesses: [] }),
  }),
  beforeEach: ({ msw }) => msw.use(...startUp({ IsCardServiceEnabled: '1' })),
  play: async (context) => {
    await arrived(context);
    const canvas = within(context.canvasElement);
    await expect(await canvas.findByRole('heading', { name: /No employer is linked/ })).toBeVisible();
    for (const name of ['Money', 'Work']) await expect(canvas.queryByRole('link', { name })).toBeNull();
  },
});

/** A manager has wages like everyone, and no user type of their own: the same places, in the same order. */
export const Manager = meta.story({
  parameters: shownAs({ user: sessionSamples.employee({ userType: 4, firstName: 'Priya' }) }),
  play: async (context) => {
    await expect(await arrived(context)).toHaveTextContent('Money');
    await expect(inHub(context.canvasElement)).toHaveLength(9);
  },
});

/** Who administers a program or a branch has no home in this app. */
export const Administrator = meta.story({
  parameters: shownAs({ at: '/ewa/home', user: sessionSamples.employee({ userType: 3 }) }),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/This account has no home page here/)).toBeVisible();
  },
});

/** Below the header that a partner's configuration puts above every page. */
export const InsideAPartner = meta.story({
  parameters: shownAs({
    configuration: [
      ...startupSamples.configuration(),
      {
        key: 'TopHeaderConfiguration',
        value: JSON.stringify({
          ReturnURL: '/ewa/home',
          HeaderText: 'Harbor Portal',
          BackgroundColor: '#0b3d5c',
        }),
      },
    ],
  }),
  play: async (context) => {
    await expect(await arrived(context)).toHaveTextContent('Money');
    await expect(await within(context.canvasElement).findByText('Harbor Portal')).toBeVisible();
  },
});

/** Screens and actions by their names, opened with Ctrl and K. */
export const FindAnything = meta.story({
  play: async (context) => {
    await arrived(context);
    await userEvent.keyboard('{Control>}k{/Control}');
    const sheet = within(await screen.findByRole('dialog', { name: 'Find anything' }));
    await userEvent.type(sheet.getByRole('searchbox'), 'pass');
    await expect(sheet.getByRole('link', { name: 'Passkeys' })).toBeVisible();
  },
});
