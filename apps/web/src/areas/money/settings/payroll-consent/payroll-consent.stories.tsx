import { answer, contract, dropped, never, refuse, startupSamples } from '@dayfare/api/mocks';
import type { WirePayrollConsent } from '@dayfare/api/money/settings/payroll-consent-contract';
import preview from '@dayfare/storybook/preview';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { moneyScreen, ordinaryDay } from '../../../../kit/money/testing/money-stories.ts';
import type { App } from '../../../../platform/app-context/app.ts';
import { arrived, shownAs } from '../../../../testing/screen-story.tsx';

const { beginPayrollConsent: begin, endPayrollConsent: end, getPayrollConsent: get } = contract.money;
const state = 'state-of-this-one-visit';

const consent = (status: number, more: Partial<WirePayrollConsent> = {}): WirePayrollConsent => ({
  ...{ status, provider: 'Summit Payroll', until: null, knownThrough: '2026-11-17' },
  ...more,
});
const granted = consent(2, { until: '2027-02-18T14:00:00Z', knownThrough: '2026-11-19' });
const back = shownAs({ at: `/ewa/payroll-consent?state=${state}&code=from-the-provider` });
const led = (outcome: number, now = consent(4)) => [
  answer(end, ({ state: sent, code }) => {
    if (sent !== state || code !== 'from-the-provider') throw new Error('The wrong visit.');
    return { outcome, consent: now };
  }),
  answer(get, now),
];

/** Where the page was left for. */
let left: string[] = [];
const watched = (app: App) => {
  left = [];
  Object.assign(app.navigation, { leave: (url: string) => left.push(url) });
};

const meta = preview.meta({
  title: 'Screens/Money/Settings/Payroll consent',
  ...moneyScreen('/ewa/payroll-consent', {
    configuration: startupSamples.configuration({
      PayrollConsentUrl: 'https://payroll.example/sso',
      PayrollConsentLoginType: 'employee',
    }),
    prepare: watched,
  }),
  beforeEach: ({ msw }) => msw.use(answer(get, consent(4)), answer(begin, { state }), ...ordinaryDay),
});

interface Context {
  canvasElement: HTMLElement;
}

async function says(context: Context, words: RegExp) {
  await arrived(context);
  const canvas = within(context.canvasElement);
  await expect(await canvas.findByText(words)).toBeVisible();
  return canvas;
}

async function advance({ canvasElement }: Context) {
  await userEvent.click(
    await within(canvasElement).findByRole('button', { name: 'Continue to Summit Payroll' }),
  );
  const sheet = within(await screen.findByRole('dialog', { name: 'Continue to provide consent' }));
  await userEvent.click(sheet.getByRole('button', { name: 'Continue to provide consent' }));
}

/** Never asked before. */
export const FirstTime = meta.story({
  beforeEach: ({ msw }) => msw.use(answer(get, consent(1))),
  play: async (context) => {
    await says(context, /only if you allow it/);
  },
});

/** It has ended: up to when hours are known, what is allowed, and what is never seen. */
export const Ended = meta.story({
  play: async (context) => {
    const canvas = await says(context, /We know your hours up to Tuesday, November 17/);
    await expect(canvas.getByText('Not your bank account, tax forms or password')).toBeVisible();
  },
});

/** It was refused before. */
export const Refused = meta.story({
  beforeEach: ({ msw }) => msw.use(answer(get, consent(3))),
  play: async (context) => {
    await says(context, /You haven’t allowed Summit Payroll/);
  },
});

/** The way to the provider's page, with where it leads back to. */
export const Leaving = meta.story({
  tags: ['ui-002'],
  play: async (context) => {
    await arrived(context);
    await advance(context);
    await waitFor(() => expect(left).toHaveLength(1));
    const query = Object.fromEntries(new URL(left[0] ?? '').searchParams);
    await expect(query).toEqual({
      ...{ loginType: 'employee', viewType: 'both', oauthLogin: 'true', isMobileView: 'false' },
      returnUrl: `${window.location.origin}/ewa/payroll-consent?state=${state}`,
    });
  },
});

/** The provider's page can't be opened: the sheet is gone, and the page says so. */
export const CannotLeave = meta.story({
  beforeEach: ({ msw }) => msw.use(dropped(begin)),
  play: async (context) => {
    await arrived(context);
    await advance(context);
    const canvas = within(context.canvasElement);
    await expect(await canvas.findByText('We couldn’t open your payroll provider’s page')).toBeVisible();
    await expect(left).toEqual([]);
  },
});

/** Back, and allowed. */
export const Granted = meta.story({
  parameters: back,
  beforeEach: ({ msw }) => msw.use(...led(0, granted)),
  play: async (context) => {
    const canvas = await says(context, /Your hours and what you’ve earned are up to date/);
    await expect(canvas.getByText(/shares your hours with us until Thursday, February 18/)).toBeVisible();
  },
});

/** Back, and not allowed. */
export const Declined = meta.story({
  parameters: back,
  beforeEach: ({ msw }) => msw.use(...led(1, consent(3))),
  play: async (context) => {
    await says(context, /You didn’t allow it/);
  },
});

/** Back without a choice. */
export const Cancelled = meta.story({
  parameters: back,
  beforeEach: ({ msw }) => msw.use(...led(2)),
  play: async (context) => {
    await says(context, /You left the page of Summit Payroll/);
  },
});

/** Another person signed in there. */
export const OtherPerson = meta.story({
  parameters: back,
  beforeEach: ({ msw }) => msw.use(...led(3)),
  play: async (context) => {
    await says(context, /Someone else signed in/);
  },
});

/** Back too late. */
export const TooLate = meta.story({
  parameters: back,
  beforeEach: ({ msw }) => msw.use(...led(4)),
  play: async (context) => {
    await says(context, /That took too long/);
  },
});

/** What came of it is being asked for. */
export const Checking = meta.story({ parameters: back, beforeEach: ({ msw }) => msw.use(never(end)) });

/** It could not be asked for; a retry brings it. */
export const CheckFailed = meta.story({
  parameters: back,
  beforeEach: ({ msw }) => msw.use(dropped(end, { times: 1 }), ...led(0, granted)),
  play: async (context) => {
    const canvas = within(context.canvasElement);
    await canvas.findByText('We couldn’t ask your payroll provider');
    await userEvent.click(canvas.getByRole('button', { name: 'Ask again' }));
    await says(context, /Your hours and what you’ve earned are up to date/);
  },
});

/** It holds: until when. */
export const Holds = meta.story({
  beforeEach: ({ msw }) => msw.use(answer(get, granted)),
  play: async (context) => {
    const canvas = await says(context, /shares your hours with us until/);
    await expect(canvas.getByRole('heading', { name: 'Your hours are shared' })).toBeVisible();
  },
});

/** The employer needs none. */
export const NotNeeded = meta.story({
  beforeEach: ({ msw }) => msw.use(answer(get, consent(0, { provider: null }))),
  play: async (context) => {
    await says(context, /Nothing to do/);
  },
});

/** On its way. */
export const Loading = meta.story({ beforeEach: ({ msw }) => msw.use(never(get)) });

/** It couldn't be loaded. */
export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(refuse(get, { status: 500, code: 'Unexpected', message: '' })),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('We couldn’t load this')).toBeVisible();
  },
});

/** On the home: what is missing, and the way here. */
export const OnTheHome = meta.story({
  parameters: shownAs({ at: '/ewa/home' }),
  beforeEach: ({ msw }) =>
    msw.use(
      answer(contract.startup.startupDataV2, startupSamples.startupData({ IsPayrollConsentBusiness: '1' })),
    ),
  play: async (context) => {
    const canvas = await says(context, /What you worked after Tuesday, November 17/);
    await expect(canvas.getByRole('link', { name: 'See what to do' })).toHaveAttribute(
      'href',
      '/ewa/payroll-consent',
    );
  },
});
