import preview from '@dayfare/storybook/preview';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { expectFocusRing, expectTouchTarget, painted, tabInto } from '../../testing/play.tsx';
import { Pagination, type PaginationProps } from './pagination.tsx';

const meta = preview.meta({
  component: Pagination,
  title: 'Components/Pagination',
  args: { value: 1, pageCount: 12, onChange: fn() },
});

function Paged(props: PaginationProps) {
  const [page, setPage] = useState(props.value);
  const change = (next: number) => {
    setPage(next);
    props.onChange(next);
  };
  return <Pagination {...props} value={page} onChange={change} />;
}

/** Back and on, with where one is between; the focus stays, also at the end, and the page is announced. */
export const ByKeyboard = meta.story({
  args: { value: 11 },
  render: (args) => <Paged {...args} />,
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const [back, next] = [
      canvas.getByRole('button', { name: /Previous page/ }),
      canvas.getByRole('button', { name: /Next page/ }),
    ];
    await expectTouchTarget(next);
    await tabInto();
    await expectFocusRing(back);
    next.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(12);
    await expect(canvas.getByRole('status')).toHaveTextContent('Page 12 of 12');
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(next).toHaveFocus();
    await expect(next).toHaveAttribute('aria-disabled', 'true');
  },
});

/** With room, each page is a button; the shown one is marked. */
export const WithRoom = meta.story({
  args: { value: 6 },
  render: (args) => (
    <div data-wide="">
      <Paged {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    canvasElement.style.inlineSize = '640px';
    await painted();
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('button', { name: 'Page 6' })).toHaveAttribute('aria-current', 'page');
    await userEvent.click(canvas.getByRole('button', { name: 'Page 7' }));
    await expect(canvas.getByRole('button', { name: 'Page 7' })).toHaveAttribute('aria-current', 'page');
    canvasElement.style.inlineSize = '';
  },
});

/** One page needs no steps. */
export const OnePage = meta.story({
  args: { pageCount: 1 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('navigation')).toBeNull();
  },
});
