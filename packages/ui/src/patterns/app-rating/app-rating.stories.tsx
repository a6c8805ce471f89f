import preview from '@dayfare/storybook/preview';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Opener } from '../shared/testing/opener.tsx';
import { expectFocusReturned, expectWalk, openByKeyboard } from '../shared/testing/walk.ts';
import { AppRating, type AppRatingProps } from './app-rating.tsx';

const meta = preview.meta({
  component: AppRating,
  title: 'Patterns/App rating',
  args: { isOpen: false, onAnswer: fn() },
});

const render = (args: AppRatingProps) => (
  <Opener startsOpen={args.isOpen}>
    {(isOpen, setOpen) => (
      <AppRating
        {...args}
        isOpen={isOpen}
        onAnswer={(answer) => {
          setOpen(false);
          args.onAnswer(answer);
        }}
      />
    )}
  </Opener>
);

/** Rate It Now. */
export const Rated = meta.story({
  tags: ['help-013'],
  render,
  play: async ({ args }) => {
    const sheet = within(await openByKeyboard());
    await expect(sheet.getByRole('heading', { name: 'Please Rate Us' })).toBeVisible();
    await expectWalk(['Close', 'Rate It Now', 'Remind me later', 'No Thanks']);
    await userEvent.click(sheet.getByRole('button', { name: 'Rate It Now' }));
    await expect(args.onAnswer).toHaveBeenLastCalledWith('rated');
    await expectFocusReturned();
  },
});

/** Remind me later. */
export const RemindLater = meta.story({
  tags: ['help-013'],
  render,
  play: async ({ args }) => {
    const sheet = within(await openByKeyboard());
    await userEvent.click(sheet.getByRole('button', { name: 'Remind me later' }));
    await expect(args.onAnswer).toHaveBeenLastCalledWith('remindLater');
  },
});

/** No Thanks. */
export const NoThanks = meta.story({
  tags: ['help-013'],
  render,
  play: async ({ args }) => {
    const sheet = within(await openByKeyboard());
    await userEvent.click(sheet.getByRole('button', { name: 'No Thanks' }));
    await expect(args.onAnswer).toHaveBeenLastCalledWith('noThanks');
  },
});

/** Leaving is no answer: it asks again later. */
export const Left = meta.story({
  render,
  play: async ({ args }) => {
    await openByKeyboard();
    await userEvent.keyboard('{Escape}');
    await expect(args.onAnswer).toHaveBeenLastCalledWith('remindLater');
    await expectFocusReturned();
  },
});

/** In Spanish. */
export const Spanish = meta.story({ globals: { language: 'es' }, args: { isOpen: true }, render });

/** In Canadian French. */
export const CanadianFrench = meta.story({ globals: { language: 'fr' }, args: { isOpen: true }, render });
