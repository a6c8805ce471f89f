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
