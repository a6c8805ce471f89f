import { answer, cardSamples, contract, dropped, never } from '@dayfare/api/mocks';
import preview from '@dayfare/storybook/preview';
import { expect, userEvent, within } from 'storybook/test';
import { arrived, findInMain, shownAs } from '../../../testing/screen-story.tsx';
import { atCardTime, cardDay, cardScreen } from '../parts/card-story.ts';

const { getCard, lockCard, getMurphyTransactionDetailMonthWise: months } = contract.card;
const { card, cardDetail, cardMonths, newCard, noCard } = cardSamples;

const meta = preview.meta({
  title: 'Screens/Card/Home',
  ...cardScreen('/card/home'),
  beforeEach: ({ msw }) => {
    msw.use(...cardDay);
    return atCardTime();
  },
});

interface Context {
  canvasElement: HTMLElement;
}

const button = ({ canvasElement }: Context, name: string) =>
  within(canvasElement).findByRole('button', { name });

/** A card in use: what is on it, the last load and spend, and what happened by month. */
export const Usual = meta.story({
  tags: ['card-047'],
  play: async (context) => {
    await expect(await findInMain(context, '$438.55')).toBeVisible();
    await expect(await findInMain(context, /^Last load, /)).toBeVisible();
    await expect(await button(context, 'Lock card')).toBeVisible();
  },
});

/** Locked by its owner, with what still goes through. */
export const Locked = meta.story({
  tags: ['card-020'],
  beforeEach: ({ msw }) => msw.use(answer(getCard, card({ block: 8 }))),
  play: async (context) => {
    await expect(await findInMain(context, 'Your card is locked')).toBeVisible();
    await expect(await button(context, 'Unlock card')).toBeVisible();
  },
});

/** It is being locked. */
export const Locking = meta.story({
  beforeEach: ({ msw }) => msw.use(never(lockCard)),
  play: async (context) => userEvent.click(await button(context, 'Lock card')),
});

/** It couldn’t be locked, which is said. */
export const NotLocked = meta.story({
  beforeEach: ({ msw }) => msw.use(dropped(lockCard)),
  play: async (context) => {
    await userEvent.click(await button(context, 'Lock card'));
    await expect(await findInMain(context, 'Your card wasn’t locked')).toBeVisible();
  },
});

/** Ordered today: it is still to be sent. */
export const JustOrdered = meta.story({
  tags: ['card-019'],
  beforeEach: ({ msw }) => msw.use(answer(getCard, newCard('2026-11-23'))),
  play: async (context) => {
    await expect(await findInMain(context, /^It will be sent to /)).toBeVisible();
    const steps = await within(context.canvasElement).findByRole('list', { name: 'Your card’s way to you' });
    await expect(steps).toHaveTextContent(/Printed.*Expected.*Sent.*Expected.*Delivered.*Expected/);
  },
});

/** On its way by post: it pays online, and says where it is. */
export const OnItsWay = meta.story({
  tags: ['card-019'],
  beforeEach: ({ msw }) => msw.use(answer(getCard, newCard())),
  play: async (context) => {
    await expect(await findInMain(context, 'Pays online, not in stores yet')).toBeVisible();
    await expect(await findInMain(context, 'Your card’s way to you')).toBeVisible();
  },
});

/** Activated, without a PIN. */
export const WithoutPin = meta.story({
  tags: ['card-008'],
  beforeEach: ({ msw }) => msw.use(answer(getCard, card({ isATMPINSet: false }))),
  play: async (context) => {
    await expect(await findInMain(context, 'No PIN yet')).toBeVisible();
  },
});

/** A PIN is enough for a card to be active, as in the documents. */
export const ActiveByPin = meta.story({
  tags: ['card-008'],
  beforeEach: ({ msw }) => msw.use(answer(getCard, card({ isCardActivated: false, status: 0 }))),
  play: async (context) => {
    await expect(await findInMain(context, 'Active')).toBeVisible();
    await expect(within(context.canvasElement).queryByText('Pays online, not in stores yet')).toBeNull();
  },
});

/** Blocked by the issuer: only a call helps. */
export const Blocked = meta.story({
  tags: ['card-014'],
  beforeEach: ({ msw }) => msw.use(answer(getCard, card({ status: 10 }))),
  play: async (context) => {
    await expect(await findInMain(context, 'Your card is blocked')).toBeVisible();
  },
});

/** Reported missing. */
export const Reported = meta.story({
  beforeEach: ({ msw }) => msw.use(answer(getCard, card({ status: 3 }))),
  play: async (context) => {
    await expect(await findInMain(context, 'This card was reported missing')).toBeVisible();
  },
});

/** Closed. */
export const Closed = meta.story({
  beforeEach: ({ msw }) => msw.use(answer(getCard, card({ status: 5, detail: cardDetail({ balance: 0 }) }))),
  play: async (context) => {
    await expect(await findInMain(context, 'This card is closed')).toBeVisible();
  },
});

/** There is none yet. */
export const None = meta.story({
  beforeEach: ({ msw }) => msw.use(answer(getCard, noCard())),
  play: async (context) => {
    await expect(await findInMain(context, 'Get the Dayfare card')).toBeVisible();
  },
});

/** The application is being looked at. */
export const UnderReview = meta.story({
  tags: ['card-016'],
  beforeEach: ({ msw }) =>
    msw.use(answer(getCard, noCard({ approval: 1, application: 1, decisionBy: '2026-11-27' }))),
  play: async (context) => {
    await expect(await findInMain(context, 'We’re reviewing your application')).toBeVisible();
  },
});

/** The application wasn’t approved. */
export const Rejected = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(answer(getCard, noCard({ approval: 3, application: 1, rejection: 'IdentityNotConfirmed' }))),
  play: async (context) => {
    await expect(await findInMain(context, 'Your application wasn’t approved')).toBeVisible();
  },
});

/** Nothing has happened on it. */
export const NothingYet = meta.story({
  beforeEach: ({ msw }) => msw.use(answer(months, cardMonths({ months: [] }))),
  play: async (context) => {
    await expect(await findInMain(context, 'Nothing here yet')).toBeVisible();
  },
});

/** A search that finds nothing. */
export const NothingFound = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(answer(months, ({ search }) => (search ? cardMonths({ months: [] }) : cardMonths()))),
  play: async (context) => {
    await arrived(context);
    const field = await within(context.canvasElement).findByRole('searchbox');
    await userEvent.type(field, 'xylophone');
    await expect(await findInMain(context, 'No payment found')).toBeVisible();
  },
});

/** What happened couldn’t be loaded; the card itself is there. */
export const ActivityFailed = meta.story({
  beforeEach: ({ msw }) => msw.use(dropped(months)),
  play: async (context) => {
    await expect(await findInMain(context, 'We couldn’t load your activity')).toBeVisible();
  },
});

/** The card is being asked for. */
export const Loading = meta.story({ beforeEach: ({ msw }) => msw.use(never(getCard), never(months)) });

/** It couldn’t be loaded. */
export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(dropped(getCard)),
  play: async (context) => {
    await expect(await findInMain(context, 'We couldn’t load your card')).toBeVisible();
  },
});

/** Without a network. */
export const Offline = meta.story({
  beforeEach: ({ msw }) => msw.use(dropped(getCard)),
  parameters: shownAs({ prepare: (app) => app.connection.isOnline.set(false) }),
  play: async (context) => {
    await expect(await findInMain(context, 'Connect to the internet to see your card.')).toBeVisible();
  },
});

/** Spanish. */
export const Spanish = meta.story({
  globals: { language: 'es' },
  play: async (context) => {
    await expect(await arrived(context)).toHaveTextContent('Tarjeta');
  },
});
