import preview from '@dayfare/storybook/preview';
import { expect, userEvent, within } from 'storybook/test';
import { Text } from '../../primitives/text/text.tsx';
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

/** Points in sentences: what something means, one after the other. */
export const Bulleted = meta.story({
  args: {
    heading: 'What closing means',
    isBulleted: true,
    children: [
      <Text key="out">You’re signed out everywhere, and nobody can sign in to the account anymore.</Text>,
      <Text key="pay">Your employer pays you as always.</Text>,
    ],
  },
  play: async ({ canvasElement }) => {
    const list = within(canvasElement).getByRole('list', { name: 'What closing means' });
    const [first] = within(list).getAllByRole('listitem');
    await expect(getComputedStyle(first as HTMLElement).listStyleType).toBe('disc');
    // Further lines begin below the text, not below the bullet.
    const text = within(first as HTMLElement).getByText(/signed out/);
    await expect(text.getBoundingClientRect().left).toBeGreaterThan(list.getBoundingClientRect().left + 16);
  },
});

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
