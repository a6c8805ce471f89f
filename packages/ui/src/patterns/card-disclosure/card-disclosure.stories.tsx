import preview from '@dayfare/storybook/preview';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Text } from '../../primitives/text/text.tsx';
import { Opener } from '../shared/testing/opener.tsx';
import { expectFocusReturned, openByKeyboard, shownOverlay } from '../shared/testing/walk.ts';
import { CardDisclosure, type CardDisclosureProps } from './card-disclosure.tsx';

const disclosures = [
  {
    title: 'Fees',
    content: <Text>There is no monthly fee. Cash machines outside the network cost $2.50.</Text>,
  },
  { title: 'Limits', content: <Text>You can spend up to $2,500.00 a day.</Text> },
];

const meta = preview.meta({
  component: CardDisclosure,
  title: 'Patterns/Card disclosure',
  args: { isOpen: false, onClose: fn(), disclosures, isInApproval: false, onLink: fn() },
});

const render = (args: CardDisclosureProps) => (
  <Opener startsOpen={args.isOpen}>
    {(isOpen, setOpen) => (
      <CardDisclosure
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

/** What must be told, and the way to link the card; the focus comes back. */
export const WithLink = meta.story({
  render,
  play: async ({ args }) => {
    const drawer = within(await openByKeyboard());
    await expect(drawer.getByRole('heading', { level: 3, name: 'Fees' })).toBeVisible();
    await userEvent.click(drawer.getByRole('button', { name: 'Link card' }));
    await expect(args.onLink).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
    await expectFocusReturned();
  },
});

/** The card is in approval: there is nothing to link yet. */
export const InApproval = meta.story({
  tags: ['card-029'],
  args: { isOpen: true, isInApproval: true },
  render,
  play: async () => {
    const drawer = within(await shownOverlay());
    await expect(drawer.getByRole('heading', { name: 'Limits' })).toBeVisible();
    await expect(drawer.queryByRole('button', { name: 'Link card' })).toBeNull();
  },
});

/** In Canadian French. */
export const CanadianFrench = meta.story({
  globals: { language: 'fr' },
  args: { isOpen: true, disclosures: [{ title: 'Frais', content: <Text>Aucuns frais mensuels.</Text> }] },
  render,
});
