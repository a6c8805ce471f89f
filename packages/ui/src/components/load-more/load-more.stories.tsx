import preview from '@dayfare/storybook/preview';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { expectFocusRing, tabInto } from '../../testing/play.tsx';
import { twiceAsLong } from '../../testing/stress-text.tsx';
import { LoadMore, type LoadMoreProps } from './load-more.tsx';

const meta = preview.meta({
  component: LoadMore,
  title: 'Components/Load more',
  args: { shown: 20, total: 45, onPress: fn() },
});

function Growing(props: LoadMoreProps) {
  const [shown, setShown] = useState(props.shown);
  const more: LoadMoreProps['onPress'] = (event) => {
    setShown(Math.min(shown + 20, props.total ?? shown));
    props.onPress(event);
  };
  return <LoadMore {...props} shown={shown} onPress={more} />;
}

/** How many of how many, announced as it grows; the button goes when all are shown. */
export const Growth = meta.story({
  render: (args) => <Growing {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const button = canvas.getByRole('button');
    await tabInto();
    await expectFocusRing(button);
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('status')).toHaveTextContent('40 of 45 shown');
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('status')).toHaveTextContent('45 of 45 shown');
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

/** More are on their way: no second press. */
export const Loading = meta.story({
  args: { isLoading: true },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect(args.onPress).not.toHaveBeenCalled();
  },
});

/** The total is unknown. */
export const UnknownTotal = meta.story({ args: { total: undefined, hasMore: true } });

/** More words than room. */
export const LongWords = meta.story({ args: { label: twiceAsLong('Afficher les virements plus anciens') } });
