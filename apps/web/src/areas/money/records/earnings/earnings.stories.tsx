import { answer, contract, dropped, moneySamples, never, refuse, startupSamples } from '@dayfare/api/mocks';
import { payFrequency } from '@dayfare/domain/money';
import preview from '@dayfare/storybook/preview';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { moneyScreen, ordinaryDay } from '../../../../kit/money/testing/money-stories.ts';
import { arrived, findInMain, shownAs } from '../../../../testing/screen-story.tsx';

const { getAssets, getAssetsV2, getEarnings, getEarningsOfRange } = contract.money;

const meta = preview.meta({
  title: 'Screens/Money/Records/Earnings',
  ...moneyScreen('/ewa/earnings'),
  beforeEach: ({ msw }) => msw.use(...ordinaryDay),
});

/** What is left on payday, where the balance comes from, and each day; a day opens with its hours by kind. */
export const Usual = meta.story({
  tags: ['money-027'],
  play: async (context) => {
    await expect(await arrived(context)).toHaveTextContent('Your earnings');
    await expect(await findInMain(context, 'Estimated pay on Friday, November 27')).toBeVisible();
    const canvas = within(context.canvasElement);
    await expect(canvas.getByRole('button', { name: 'How is this worked out?' })).toBeVisible();
    const days = within(canvas.getByRole('list', { name: 'Day by day' }));
    await expect(days.getAllByRole('listitem')).toHaveLength(6);
    await userEvent.click(days.getByRole('button', { name: /^Monday, November\s16.*1\.5 of it overtime/ }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Hours and earnings' }));
    await expect(sheet.getByText('4.5 hours')).toBeVisible();
    await expect(sheet.getByText('1.5 hours')).toBeVisible();
  },
});

/** Tips and mileage that came in, apart from the balance. */
export const TipsAndMileage = meta.story({
  tags: ['money-027'],
  parameters: shownAs({ at: '/ewa/earnings?show=tips' }),
  play: async (context) => {
    await arrived(context);
    const panel = await within(context.canvasElement).findByRole('tabpanel', { name: 'Tips & Mileage' });
    await waitFor(() => expect(within(panel).getAllByRole('listitem')).toHaveLength(2));
    const [tips, mileage] = within(panel).getAllByRole('listitem');
    await expect(tips).toHaveTextContent(/Tips.*86\.40/);
    await expect(mileage).toHaveTextContent(/Mileage.*12\.25/);
  },
});

/** Accounts and cards by type, with how many there are of each. The counts are kept on the device. */
export const Assets = meta.story({
  tags: ['money-026', 'money-027', 'session-005'],
  parameters: shownAs({ at: '/ewa/earnings?show=assets' }),
  play: async (context) => {
    await expect(await findInMain(context, '1 bank account')).toBeVisible();
    await expect(await findInMain(context, '2 cards')).toBeVisible();
    await expect(await findInMain(context, 'Add or change them')).toHaveAttribute('href', '/ewa/accounts');
  },
});

/** Another category is a press away, and the address names it. */
export const AnotherCategory = meta.story({
  play: async (context) => {
    await arrived(context);
    const tabs = within(await within(context.canvasElement).findByRole('tablist', { name: 'Category' }));
    await userEvent.click(tabs.getByRole('tab', { name: 'Assets' }));
    await expect(await findInMain(context, '2 cards')).toBeVisible();
    await expect(tabs.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      ...['Earnings', 'Tips & Mileage', 'Assets'],
    ]);
  },
});

/** The categories in Spanish. */
export const Spanish = meta.story({
  tags: ['i18n-008'],
  globals: { language: 'es' },
  play: async (context) => {
    await expect(await arrived(context)).toHaveTextContent('Tus ganancias');
    const tabs = within(await within(context.canvasElement).findByRole('tablist', { name: 'Categoría' }));
    await expect(tabs.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      ...['Ganancias', 'Propinas y millaje', 'Cuentas'],
    ]);
  },
});

/** With the marketplace on, assets come from the second version of the call. */
export const WithMarketplace = meta.story({
  tags: ['money-025'],
  parameters: shownAs({ at: '/ewa/earnings?show=assets' }),
  beforeEach: ({ msw }) =>
    msw.use(
      answer(contract.startup.startupDataV2, startupSamples.startupData({ IsEnableMarketPlace: '1' })),
      answer(getAssetsV2, moneySamples.assets(moneySamples.assets().assets.slice(0, 3))),
      answer(getAssets, () => {
        throw new Error('The first version was asked.');
      }),
    ),
  play: async (context) => {
    await expect(await findInMain(context, '1 bank account')).toBeVisible();
    await expect(within(context.canvasElement).queryByText('2 cards')).toBeNull();
  },
});

/** No tips, no accounts. */
export const NoAssets = meta.story({
  parameters: shownAs({ at: '/ewa/earnings?show=tips' }),
  beforeEach: ({ msw }) => msw.use(answer(getAssets, moneySamples.assets([]))),
  play: async (context) => {
    await expect(await findInMain(context, 'No tips or mileage')).toBeVisible();
    await userEvent.click(within(context.canvasElement).getByRole('tab', { name: 'Assets' }));
    await expect(await findInMain(context, 'No accounts or cards yet')).toBeVisible();
  },
});

/** A pay period without a day of work yet. */
export const NoDays = meta.story({
  beforeEach: ({ msw }) => msw.use(answer(getEarnings, moneySamples.earnings([]))),
  play: async (context) => {
    await expect(await findInMain(context, 'They show up here as your employer reports them.')).toBeVisible();
  },
});

/** While the earnings come. */
export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(never(getEarnings)),
  play: async (context) => {
    await expect(await arrived(context)).toHaveTextContent('Your earnings');
  },
});

/** They could not be had. */
export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(refuse(getEarnings, { status: 400, code: 'InvalidRequest', message: '' })),
  play: async (context) => {
    await expect(await findInMain(context, 'We couldn’t load your earnings')).toBeVisible();
  },
});

/** Hours of earlier pay periods, the running one open. */
export const HoursHistory = meta.story({
  tags: ['money-011'],
  parameters: shownAs({ at: '/ewa/hours-history' }),
  play: async (context) => {
    await expect(await arrived(context)).toHaveTextContent('Hours history');
    const canvas = within(context.canvasElement);
    await expect(await findInMain(context, /25 hours · payday Friday, November 27/)).toBeVisible();
    const earlier = canvas.getByRole('button', { name: /^Oct 26.*\$248\.00/ });
    await expect(earlier).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(earlier);
    await expect(await findInMain(context, /15\.5 hours · payday Friday, November 13/)).toBeVisible();
  },
});

const weekly = () => {
  const { summary, days } = moneySamples.earnings();
  const week = (startDate: string, endDate: string, payDate: string) => ({ startDate, endDate, payDate });
  const nextPaydays = [
    week('2026-11-09', '2026-11-15', '2026-11-20'),
    week('2026-11-16', '2026-11-22', '2026-11-27'),
    week('2026-11-23', '2026-11-29', '2026-12-04'),
  ];
  return { summary: { ...summary, payFrequency: payFrequency.toWire('Weekly'), nextPaydays }, days };
};

/** Paid every week until the running period ends, and once a month from then on. */
export const RhythmChanges = meta.story({
  tags: ['money-038'],
  beforeEach: ({ msw }) => {
    const { summary, days } = weekly();
    const payFrequencyChange = { payFrequency: payFrequency.toWire('Monthly'), from: '2026-11-23' };
    msw.use(answer(getEarnings, { summary: { ...summary, payFrequencyChange }, days }));
  },
  play: async (context) => {
    await arrived(context);
    await expect(await findInMain(context, 'Your employer pays you every week.')).toBeVisible();
    const told = 'From Monday, November 23 on, it pays you once a month.';
    await expect(await findInMain(context, told)).toBeVisible();
  },
});

/** How often the employer pays, and the next three paydays. */
export const PaidWeekly = meta.story({
  tags: ['money-038'],
  beforeEach: ({ msw }) => msw.use(answer(getEarnings, weekly())),
  play: async (context) => {
    await arrived(context);
    await expect(await findInMain(context, 'Your employer pays you every week.')).toBeVisible();
    const list = within(within(context.canvasElement).getByRole('list', { name: 'Your paydays' }));
    await expect(list.getAllByRole('listitem')).toHaveLength(3);
    await expect(list.getByText('Friday, December 4')).toBeVisible();
  },
});

/** The employer pays before a day on which banks are closed. */
export const PaidBeforeHoliday = meta.story({
  beforeEach: ({ msw }) => {
    const { summary, days } = weekly();
    const period = { startDate: '2026-12-14', endDate: '2026-12-20', payDate: '2026-12-24' };
    msw.use(
      answer(getEarnings, {
        summary: { ...summary, nextPaydays: [{ ...period, bankHoliday: '2026-12-25' }] },
        days,
      }),
    );
  },
  play: async (context) => {
    await arrived(context);
    await expect(await findInMain(context, /Banks are closed on Fri, Dec 25\./)).toBeVisible();
  },
});

/** No hours in half a year. */
export const NoHours = meta.story({
  parameters: shownAs({ at: '/ewa/hours-history' }),
  beforeEach: ({ msw }) =>
    msw.use(answer(getEarningsOfRange, moneySamples.earningsOfRange({ payPeriods: [], days: [] }))),
  play: async (context) => {
    await expect(await findInMain(context, 'No hours yet')).toBeVisible();
  },
});

/** The connection drops on the way to the hours. */
export const HoursFailed = meta.story({
  parameters: shownAs({ at: '/ewa/hours-history' }),
  beforeEach: ({ msw }) => msw.use(dropped(getEarningsOfRange)),
  play: async (context) => {
    const main = within(await within(context.canvasElement).findByRole('main'));
    await expect(await main.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
});
