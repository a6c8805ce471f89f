import { answer, cardSamples, contract, dropped, never, refuse } from '@dayfare/api/mocks';
import preview from '@dayfare/storybook/preview';
import { expect, userEvent, within } from 'storybook/test';
import { findInMain } from '../../../testing/screen-story.tsx';
import { atCardTime, cardDay, cardScreen } from '../parts/card-story.ts';

const { getCard, activateCard } = contract.card;
const { card, newCard } = cardSamples;

const meta = preview.meta({
  title: 'Screens/Card/Activate',
  ...cardScreen('/card/activate'),
  beforeEach: ({ msw }) => {
    msw.use(answer(getCard, newCard()), ...cardDay);
    return atCardTime();
  },
});

interface Context {
  canvasElement: HTMLElement;
}

const press = async ({ canvasElement }: Context, name: string) =>
  userEvent.click(await within(canvasElement).findByRole('button', { name }));

async function typePrinted(context: Context): Promise<void> {
  await press(context, 'Enter what’s on the card');
  const canvas = within(context.canvasElement);
  await userEvent.type(await canvas.findByLabelText('Last four digits'), '4417');
  await userEvent.type(await canvas.findByLabelText('Expiration date'), '0429');
  await press(context, 'Activate card');
}

const steps = ({ canvasElement }: Context) => within(canvasElement).findByRole('progressbar');

/** Nothing is done yet. */
export const Usual = meta.story({
  play: async (context) => {
    await expect(await steps(context)).toHaveAttribute('aria-valuenow', '0');
  },
});

/** Activated: one step has its tick, and the PIN is next. */
export const PinNext = meta.story({
  tags: ['card-048'],
  beforeEach: ({ msw }) => msw.use(answer(getCard, card({ isATMPINSet: false }))),
  play: async (context) => {
    await expect(await steps(context)).toHaveAttribute('aria-valuenow', '1');
  },
});

/** Both steps are done. */
export const Done = meta.story({
  beforeEach: ({ msw }) => msw.use(answer(getCard, card())),
  play: async (context) => {
    await expect(await steps(context)).toHaveAttribute('aria-valuenow', '2');
  },
});

/** What stands on the card. */
export const Printed = meta.story({ play: (context) => press(context, 'Enter what’s on the card') });

/** Nothing was typed. */
export const Missing = meta.story({
  play: async (context) => {
    await press(context, 'Enter what’s on the card');
    await press(context, 'Activate card');
    await expect(await findInMain(context, 'Enter the last four digits.')).toBeVisible();
  },
});

/** Another date than the card’s. */
export const ExpiryMismatch = meta.story({
  tags: ['card-044'],
  beforeEach: ({ msw }) =>
    msw.use(refuse(activateCard, { status: 422, code: 'CardExpiryMismatch', message: '' })),
  play: async (context) => {
    await typePrinted(context);
    await expect(await findInMain(context, /This isn’t the expiration date of your card/)).toBeVisible();
  },
});

/** It is being activated. */
export const Activating = meta.story({
  beforeEach: ({ msw }) => msw.use(never(activateCard)),
  play: typePrinted,
});

/** The answer was lost: it can be sent again. */
export const NotSent = meta.story({
  beforeEach: ({ msw }) => msw.use(dropped(activateCard)),
  play: async (context) => {
    await typePrinted(context);
    await expect(await findInMain(context, 'Your card wasn’t activated')).toBeVisible();
  },
});

/** Locked: it has to be unlocked first. */
export const Locked = meta.story({
  beforeEach: ({ msw }) => msw.use(answer(getCard, { ...newCard(), block: 8 })),
  play: async (context) => {
    await expect(await findInMain(context, /Unlock it first/)).toBeVisible();
  },
});

/** The card is being asked for. */
export const Loading = meta.story({ beforeEach: ({ msw }) => msw.use(never(getCard)) });

/** It couldn’t be loaded. */
export const Failed = meta.story({ beforeEach: ({ msw }) => msw.use(dropped(getCard)) });

/** Spanish. */
export const Spanish = meta.story({ globals: { language: 'es' } });
