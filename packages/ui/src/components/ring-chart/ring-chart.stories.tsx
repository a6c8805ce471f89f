import preview from '@dayfare/storybook/preview';
import { expect, within } from 'storybook/test';
import { twiceAsLong } from '../../testing/stress-text.tsx';
import { RingChart } from './ring-chart.tsx';

const meta = preview.meta({
  component: RingChart,
  title: 'Components/Ring chart',
  args: {
    title: 'Where your money went',
    currency: 'USD',
    parts: [
      { label: 'Groceries', minor: 18_240 },
      { label: 'Gas', minor: 9_410 },
      { label: 'Eating out', minor: 4_275 },
      { label: 'Everything else', minor: 2_110 },
    ],
    text: { total: 'Spent', part: 'Kind', amount: 'Amount', share: 'Share' },
  },
});

/** The table is the legend: what each arc is, how much, and which share. */
export const Parts = meta.story({
  play: async ({ canvasElement }) => {
    const table = within(canvasElement).getByRole('table', { name: 'Where your money went' });
    await expect(within(table).getByRole('row', { name: /Groceries.*\$182\.40.*54/ })).toBeVisible();
    await expect(canvasElement.querySelectorAll('circle')).toHaveLength(5);
    await expect(canvasElement.querySelector('svg')?.closest('[aria-hidden]')).not.toBeNull();
  },
});

/** All of it is one part: a closed ring. */
export const OnePart = meta.story({ args: { parts: [{ label: 'Groceries', minor: 18_240 }] } });

/** Nothing yet: an empty ring and zeros. */
export const Nothing = meta.story({
  args: { parts: [{ label: 'Groceries', minor: 0 }] },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('circle')).toHaveLength(1);
    await expect(canvasElement.querySelector('[data-empty]')).not.toBeNull();
  },
});

/** Names twice as long, and a very small part. */
export const LongNames = meta.story({
  args: {
    parts: [
      { label: twiceAsLong('Alimentation et produits ménagers'), minor: 99_900 },
      { label: twiceAsLong('Divertissements'), minor: 12 },
    ],
  },
});
