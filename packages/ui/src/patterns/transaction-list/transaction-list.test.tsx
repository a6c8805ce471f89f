import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { render } from '../../testing/render.tsx';
import { spoken } from '../shared/testing/spoken.ts';
import { groupByDate } from './group-by-date.ts';
import { TransactionList, type TransactionListProps } from './transaction-list.tsx';

const item = (id: string, date: string, status: 'pending' | 'settled') => ({
  id,
  date,
  status,
  title: `To ${id}`,
  minor: -4_000,
  href: `/t/${id}`,
});
const items = [
  item('a', '2026-11-21', 'pending'),
  item('b', '2026-11-01', 'settled'),
  item('c', '2026-10-31', 'settled'),
];

const show = (props: Partial<TransactionListProps> = {}, locale: 'en-US' | 'fr-CA' = 'en-US') =>
  render(
    <TransactionList
      currency="USD"
      items={items}
      text={{
        statuses: {
          pending: 'On its way',
          settled: 'Arrived',
          partly: 'Partly',
          failed: 'Failed',
          reversed: 'Returned',
        },
        emptyTitle: 'None yet',
        empty: 'They show here.',
        errorTitle: 'Not loaded',
        error: 'Try again.',
        loadMore: 'Show older',
      }}
      {...props}
    />,
    { locale },
  );

describe('TransactionList', () => {
  it('groups by month, names the months in the language of the reader, and keeps the order', () => {
    show({}, 'fr-CA');
    expect(screen.getAllByRole('heading').map((heading) => heading.textContent)).toEqual([
      'Novembre 2026',
      'Octobre 2026',
    ]);
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/t/a',
      '/t/b',
      '/t/c',
    ]);
  });

  it('tells each state in words', () => {
    show();
    const [first] = screen.getAllByRole('listitem');
    expect(first && within(first).getByText('On its way')).toBeDefined();
  });

  it('says that it loads, that there is nothing, or that it failed', async () => {
    const onRetry = vi.fn();
    show({ state: 'loading' });
    expect(screen.getByRole('status').textContent).toBe('Loading');
    show({ items: [] });
    expect(screen.getByRole('heading', { name: 'None yet' })).toBeDefined();
    const { user } = show({ state: 'error', onRetry });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(onRetry).toHaveBeenCalledOnce();
  });

  it('offers more only where there is more', () => {
    show();
    expect(screen.queryByRole('button', { name: 'Show older' })).toBeNull();
    show({ onLoadMore: () => {} });
    expect(screen.getByRole('button', { name: 'Show older' })).toBeDefined();
  });
});

describe('TransactionList, long', () => {
  // Ten a day, newest first.
  const many = Array.from({ length: 10_000 }, (_, index) => {
    const date = new Date(Date.parse('2026-11-21') - Math.floor(index / 10) * 86_400_000);
    return item(`t-${index + 1}`, date.toISOString().slice(0, 10), 'settled');
  });

  it('has only the rows near the screen in the page, under their headings', async () => {
    show({ items: many, groupBy: 'day', headingLevel: 2 });
    const rows = await screen.findAllByRole('listitem');
    await expect.poll(() => screen.getAllByRole('listitem').length).toBeLessThan(40);
    expect(rows.length).toBeGreaterThan(3);
    expect(screen.getAllByRole('heading', { level: 2 })[0]?.textContent).toBe('Saturday, November 21');
    expect(screen.getAllByRole('link')[0]?.getAttribute('href')).toBe('/t/t-1');
  });

  it('tells each row its place in its group', async () => {
    show({ items: many, groupBy: 'day' });
    await expect.poll(() => screen.getAllByRole('listitem')[2]?.ariaPosInSet).toBe('3');
    expect(screen.getAllByRole('listitem')[2]?.ariaSetSize).toBe('10');
  });

  it('keeps the row whose details are shown, however far away it is', async () => {
    const items = many.map((one, index) => ({ ...one, isCurrent: index === 5_000 }));
    show({ items, groupBy: 'none' });
    await expect.poll(() => screen.getAllByRole('link').length).toBeLessThan(40);
    expect(screen.getByRole('link', { current: true }).getAttribute('href')).toBe('/t/t-5001');
    expect(screen.queryByRole('heading')).toBeNull();
  });
});

describe('TransactionList, read out', () => {
  it('has a heading for each group and says each movement as one phrase', async () => {
    const { container } = show();
    const said = await spoken(container);
    expect(said.filter((phrase) => phrase.startsWith('heading')).length).toBeGreaterThan(1);
    expect(said.some((phrase) => /On its way/.test(phrase))).toBe(true);
  });
});

describe('groupByDate', () => {
  it('makes one group of each run of a month or a day', () => {
    expect(groupByDate(items, 'month').map((group) => [group.key, group.items.length])).toEqual([
      ['2026-11', 2],
      ['2026-10', 1],
    ]);
    expect(groupByDate(items, 'day')).toHaveLength(3);
    expect(groupByDate([], 'day')).toEqual([]);
  });
});
