import preview from '@dayfare/storybook/preview';
import { Landmark } from 'lucide-react';
import { expect } from 'storybook/test';
import { expectFocusRing, expectTouchTarget, tabInto } from '../../testing/play.tsx';
import { TransactionRow, type TransactionRowProps } from './transaction-row.tsx';

const args: TransactionRowProps = {
  currency: 'USD',
  item: {
    id: '1',
    title: 'To Everyday checking',
    subtitle: 'Next day',
    icon: Landmark,
    date: '2026-11-20',
    minor: -4_000,
    status: 'pending',
    href: '#details',
  },
};

const meta = preview.meta({ component: TransactionRow, title: 'Patterns/Transaction row', args });

/** Leads to its details, by finger and by keyboard. */
export const Pending = meta.story({
  play: async ({ canvas }) => {
    const row = canvas.getByRole('link', { name: /To Everyday checking.*-\$40\.00.*On its way/ });
    await expectTouchTarget(row);
    await tabInto();
    await expectFocusRing(row);
    await expect(row).toHaveAttribute('href', '#details');
  },
});

/** Came in, without details of its own. */
export const CameIn = meta.story({
  args: {
    item: { ...args.item, title: 'Referral reward', minor: 1_500, status: 'settled', href: undefined },
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
    await expect(canvas.getByText('+$15.00')).toBeVisible();
  },
});

/** In Spanish. */
export const Spanish = meta.story({
  globals: { language: 'es' },
  args: {
    item: { ...args.item, title: 'A la cuenta corriente', subtitle: 'Día siguiente', status: 'failed' },
  },
});
