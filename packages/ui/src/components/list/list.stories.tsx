import preview from '@dayfare/storybook/preview';
import { expect, userEvent, within } from 'storybook/test';
import { tabInto } from '../../testing/play.tsx';
import { twiceAsLong, unbreakable } from '../../testing/stress-text.tsx';
import { ListRow } from '../list-row/list-row.tsx';
import { List } from './list.tsx';

const rows = [
  <ListRow key="bank" title="Everyday checking" subtitle="Bank account ending in 4417" href="/a" />,
  <ListRow key="card" title="Visa debit" subtitle="Card ending in 0923" href="/b" />,
  <ListRow key="cash" title="Cash" subtitle="At a store near you" href="/c" />,
];
const meta = preview.meta({
  component: List,
  title: 'Components/List',
  args: { heading: 'Where to', children: rows },
});

/** A list with its heading as its name; each row is one stop of Tab. */
export const WithHeading = meta.story({
  play: async ({ canvasElement }) => {
    const list = within(canvasElement).getByRole('list', { name: 'Where to' });
    await expect(within(list).getAllByRole('listitem')).toHaveLength(3);
    await tabInto();
    const links = within(list).getAllByRole('link');
    await expect(links[0]).toHaveFocus();
    await userEvent.tab();
    await expect(links[1]).toHaveFocus();
  },
});

/** Hairlines where rows have several lines. */
export const Divided = meta.story({ args: { isDivided: true } });

/** Rows with more words than room. */
export const LongWords = meta.story({
  args: {
    heading: twiceAsLong('Comptes enregistrés'),
    isDivided: true,
    children: [
      <ListRow key="a" title={unbreakable} trailing="$1,240.25" />,
      <ListRow key="b" title={twiceAsLong('Compte d’épargne conjoint')} trailing="$40.00" />,
    ],
  },
});
