import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { render } from '../../testing/render.tsx';
import { transcript } from '../../testing/screen-reader.tsx';
import { List } from './list.tsx';

describe('List', () => {
  it('makes an item of each child, and none of what is not there', async () => {
    const { container } = render(
      <List heading="Accounts" id="accounts">
        <span>Checking</span>
        {false}
        <span>Savings</span>
      </List>,
    );
    // One element: no space of a stack comes between them.
    expect(screen.getByRole('heading').parentElement).toBe(screen.getByRole('list').parentElement);
    expect(screen.getByRole('heading').parentElement?.childElementCount).toBe(2);
    expect(container.querySelector('#accounts')).toBe(screen.getByRole('list', { name: 'Accounts' }));
    expect(await transcript(container)).toEqual([
      'heading, Accounts, level 2',
      'list, Accounts',
      'listitem, level 1, position 1, set size 2',
      'Checking',
      'end of listitem, level 1, position 1, set size 2',
      'listitem, level 1, position 2, set size 2',
      'Savings',
      'end of listitem, level 1, position 2, set size 2',
      'end of list, Accounts',
    ]);
  });

  it('reads points as items, and leaves the bullets to the eye', async () => {
    const { container } = render(
      <List isBulleted aria-label="What it means">
        <p>It costs nothing.</p>
      </List>,
    );
    const said = await transcript(container);
    expect(said).toContain('It costs nothing.');
    expect(said.join()).not.toContain('•');
  });
});
