import preview from '@dayfare/storybook/preview';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Text } from '../../primitives/text/text.tsx';
import { Opener } from '../shared/testing/opener.tsx';
import { expectFocusReturned, expectWalk, openByKeyboard, shownOverlay } from '../shared/testing/walk.ts';
import { PolicySheet, type PolicySheetProps } from './policy-sheet.tsx';

const policies = [
  {
    id: '2',
    title: 'Privacy policy',
    content: <Text>We keep what we need to pay you, and nothing else.</Text>,
  },
  { id: '8', title: 'Terms of service', content: <Text>The service is free of charge.</Text> },
];

const meta = preview.meta({
  component: PolicySheet,
  title: 'Patterns/Policy sheet',
  args: { isOpen: true, onClose: fn(), onRetry: fn(), policies },
});

const render = (args: PolicySheetProps) => (
  <Opener startsOpen={args.isOpen}>
    {(isOpen, setOpen) => (
      <PolicySheet
        {...args}
        isOpen={isOpen}
        onClose={() => {
          setOpen(false);
          args.onClose();
        }}
      />
    )}
  </Opener>
);

/** One policy: the sheet is named by it, and Done closes it. */
export const One = meta.story({
  args: { isOpen: false, policies: policies.slice(0, 1) },
  render,
  play: async ({ args }) => {
    const sheet = within(await openByKeyboard());
    await expect(sheet.getByRole('heading', { level: 2, name: 'Privacy policy' })).toBeVisible();
    await expect(sheet.queryByRole('checkbox')).toBeNull();
    await expectWalk(['Close', 'Done']);
    await userEvent.click(sheet.getByRole('button', { name: 'Done' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
    await expectFocusReturned();
  },
});

/** Several, each under its heading. */
export const Several = meta.story({
  render,
  play: async () => {
    const sheet = within(await shownOverlay());
    await expect(sheet.getAllByRole('heading', { level: 3 })).toHaveLength(2);
  },
});

/** On their way. */
export const Loading = meta.story({ args: { state: 'loading', policies: [] }, render });

/** They did not come; one can try again. */
export const Failed = meta.story({
  args: { state: 'failed', policies: [] },
  render,
  play: async ({ args }) => {
    const sheet = within(await shownOverlay());
    await userEvent.click(sheet.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

/** In Canadian French. */
export const CanadianFrench = meta.story({ globals: { language: 'fr' }, render });
