import preview from '@dayfare/storybook/preview';
import { ArrowUpRight, Landmark } from 'lucide-react';
import { expect, fn, userEvent } from 'storybook/test';
import { MoneyStatus } from '../../patterns/money-status/money-status.tsx';
import { Amount } from '../../primitives/amount/amount.tsx';
import { ListRow } from './list-row.tsx';

const meta = preview.meta({
  component: ListRow,
  title: 'Components/List row',
  args: { title: 'Everyday checking', subtitle: 'Bank account ending in 4417', icon: Landmark },
});

/** Leads nowhere: words and no arrow. */
export const Static = meta.story();

/** Leads to another page; the whole row is the link. */
export const AsLink = meta.story({
  args: {
    href: '/ewa/transactions/tx-1042',
    icon: ArrowUpRight,
    title: 'To Everyday checking',
    subtitle: 'Instant',
    trailing: <Amount minor={-4000} currency="USD" signDisplay="exceptZero" isStrong />,
    status: <MoneyStatus status="pending" label="On its way" />,
  },
  play: async ({ canvas }) => {
    const row = canvas.getByRole('link', { name: /To Everyday checking.*On its way/ });
    await expect(row.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
});

/** Does something here. */
export const AsButton = meta.story({
  args: { onPress: fn() },
  play: async ({ args, canvas }) => {
    canvas.getByRole('button').focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
});

/** In a card on a phone: the amount stays beside the title, also with a status of several words. */
export const InACard = meta.story({
  args: {
    href: '/ewa/transactions/tx-1042',
    title: 'Early pay',
    subtitle: 'Nov 12',
    trailing: <Amount minor={4000} currency="USD" />,
    status: <MoneyStatus status="failed" label="Didn’t go through" />,
  },
  play: async ({ canvas, canvasElement }) => {
    canvasElement.style.inlineSize = '326px';
    try {
      const title = canvas.getByText('Early pay').getBoundingClientRect();
      const amount = canvas.getByText('$40.00').getBoundingClientRect();
      await expect(amount.left).toBeGreaterThan(title.right);
      await expect(amount.top).toBeLessThan(title.bottom);
    } finally {
      canvasElement.style.inlineSize = '';
    }
  },
});

/** A status without an amount stands below the words on a phone, in short rows and long ones alike, and at the end where there is room. */
export const WithAStatus = meta.story({
  args: { subtitle: 'Ended', status: <MoneyStatus status="settled" label="Sent" /> },
  play: async ({ canvas, canvasElement }) => {
    const isBelow = () => {
      const words = canvas.getByText('Ended').getBoundingClientRect();
      return canvas.getByText('Sent').getBoundingClientRect().top >= words.bottom;
    };
    try {
      canvasElement.style.inlineSize = '390px';
      await expect(isBelow()).toBe(true);
      canvasElement.style.inlineSize = '640px';
      await expect(isBelow()).toBe(false);
    } finally {
      canvasElement.style.inlineSize = '';
    }
  },
});
