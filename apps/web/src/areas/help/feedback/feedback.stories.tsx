import { answer, contract, dropped, never, refuse, startupSamples } from '@dayfare/api/mocks';
import preview from '@dayfare/storybook/preview';
import { expect, screen, userEvent, within } from 'storybook/test';
import { arrived, screenStory } from '../../../testing/screen-story.tsx';

const { saveFeedback } = contract.help;

const meta = preview.meta({
  title: 'Screens/Help/Feedback',
  ...screenStory({ at: '/home/needhelp' }),
  beforeEach: ({ msw }) =>
    msw.use(answer(contract.startup.startupDataV2, startupSamples.startupData()), answer(saveFeedback, true)),
});

interface Context {
  canvasElement: HTMLElement;
}

async function opened(context: Context) {
  await arrived(context);
  await userEvent.click(
    within(context.canvasElement).getByRole('button', { name: 'Tell us what you think' }),
  );
  return within(await screen.findByRole('dialog', { name: 'Tell us what you think' }));
}

async function sent(context: Context) {
  const sheet = await opened(context);
  await userEvent.click(sheet.getByRole('radio', { name: 'An idea' }));
  await userEvent.type(sheet.getByRole('textbox', { name: 'Your message' }), 'Tips by the day');
  await userEvent.click(sheet.getByRole('button', { name: 'Send' }));
  return sheet;
}

/** A message is sent, and thanked for. */
export const Sent = meta.story({
  tags: ['help-011'],
  play: async (context) => {
    await sent(context);
    await expect(await screen.findByText('Thank you. Your message was sent.')).toBeVisible();
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
});

/** It has to be about something, and to say something. */
export const Incomplete = meta.story({
  play: async (context) => {
    const sheet = await opened(context);
    await userEvent.click(sheet.getByRole('button', { name: 'Send' }));
    await expect(await sheet.findByText('Choose what it’s about.')).toBeVisible();
    await expect(sheet.getByRole('textbox', { name: 'Your message' })).toHaveAccessibleDescription(
      /Write what you’d like to tell us/,
    );
  },
});

/** As much as a day takes. */
export const TooMany = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(refuse(saveFeedback, { status: 409, code: 'DailyLimitReached', message: '' })),
  play: async (context) => {
    const sheet = await sent(context);
    await expect(await sheet.findByText(/Send the rest tomorrow/)).toBeVisible();
    await expect(sheet.getByRole('textbox')).toHaveValue('Tips by the day');
  },
});

/** It could not be sent, and nothing is lost. */
export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(dropped(saveFeedback)),
  play: async (context) => {
    const sheet = await sent(context);
    await expect(await sheet.findByText('Your message wasn’t sent')).toBeVisible();
    await expect(sheet.getByRole('textbox')).toHaveValue('Tips by the day');
  },
});

/** It is on its way. */
export const Sending = meta.story({
  beforeEach: ({ msw }) => msw.use(never(saveFeedback)),
  play: async (context) => {
    const sheet = await sent(context);
    await expect(await sheet.findByRole('button', { name: /Sending/ })).toBeVisible();
  },
});

/** The form in Spanish. */
export const Spanish = meta.story({
  globals: { language: 'es' },
  play: async (context) => {
    await arrived(context);
    await userEvent.click(within(context.canvasElement).getByRole('button', { name: 'Danos tu opinión' }));
    await expect(await screen.findByRole('dialog', { name: 'Danos tu opinión' })).toBeVisible();
  },
});
