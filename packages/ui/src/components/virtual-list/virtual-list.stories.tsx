import preview from '@dayfare/storybook/preview';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { expectFocusRing, painted, tabInto } from '../../testing/play.tsx';
import { ListRow } from '../list-row/list-row.tsx';
import { VirtualList } from './virtual-list.tsx';

interface Row {
  id: string;
  title: string;
}

const rows = (count: number): Row[] =>
  Array.from({ length: count }, (_, index) => ({ id: `t-${index + 1}`, title: `Transfer ${index + 1}` }));

const meta = preview.meta({
  component: VirtualList<Row>,
  title: 'Components/Virtual list',
  args: {
    label: 'Transfers',
    items: rows(1000),
    getKey: (row: Row) => row.id,
    renderItem: (row: Row) => (
      <ListRow title={row.title} subtitle="Instant" trailing="$40.00" href={`/t/${row.id}`} />
    ),
  },
});

/** A thousand rows, of which some twenty are in the page; each one knows its place among the thousand. */
export const WithThePage = meta.story({
  play: async ({ canvasElement }) => {
    const list = within(canvasElement).getByRole('list', { name: 'Transfers' });
    const items = within(list).getAllByRole('listitem');
    await expect(items.length).toBeLessThan(40);
    await expect(items[0]).toHaveAttribute('aria-setsize', '1000');
    window.scrollTo(0, 30_000);
    await waitFor(() => expect(within(list).getByText('Transfer 425')).toBeInTheDocument());
    await expect(within(list).queryByText('Transfer 1')).toBeNull();
    window.scrollTo(0, 0);
  },
});

/** In a scroll area of its own, which the keyboard can scroll. */
export const OwnArea = meta.story({
  args: { maxHeight: 400 },
  play: async ({ canvasElement }) => {
    const area = within(canvasElement).getByRole('region', { name: 'Transfers' });
    await tabInto();
    await expectFocusRing(area);
    area.scrollTop = area.scrollHeight;
    await waitFor(() => expect(within(area).getByText('Transfer 1000')).toBeInTheDocument());
    area.scrollTop = 0;
  },
});

/** The row that has the focus stays, however far one scrolls away from it. */
export const KeepsTheFocus = meta.story({
  args: { maxHeight: 400 },
  play: async ({ canvasElement }) => {
    const area = within(canvasElement).getByRole('region');
    await tabInto();
    await userEvent.tab();
    const first = within(area).getByRole('link', { name: /Transfer 1 / });
    await expect(first).toHaveFocus();
    area.scrollTop = 20_000;
    await waitFor(() => expect(within(area).getByText('Transfer 280')).toBeInTheDocument());
    await painted();
    await expect(first).toHaveFocus();
    area.scrollTop = 0;
  },
});

/** Asks for more before the end is reached, and once only. */
export const AsksForMore = meta.story({
  args: { items: rows(30), total: 1000, maxHeight: 300, onEndNear: fn() },
  play: async ({ canvasElement, args }) => {
    await expect(args.onEndNear).not.toHaveBeenCalled();
    const area = within(canvasElement).getByRole('region');
    area.scrollTop = area.scrollHeight;
    await waitFor(() => expect(args.onEndNear).toHaveBeenCalledOnce());
    area.scrollTop = 0;
    await painted();
    area.scrollTop = area.scrollHeight;
    await painted();
    await expect(args.onEndNear).toHaveBeenCalledOnce();
  },
});
