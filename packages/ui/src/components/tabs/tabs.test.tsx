import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { render } from '../../testing/render.tsx';
import { transcript } from '../../testing/screen-reader.tsx';
import { Tabs } from './tabs.tsx';

const items = [
  { id: 'open', title: 'Open', content: 'Two open.' },
  { id: 'paid', title: 'Paid', content: 'Nine paid.' },
];

describe('Tabs', () => {
  it('shows one part, and leaves the state to a caller who keeps it', async () => {
    const onChange = vi.fn();
    const { user } = render(<Tabs label="Bills" items={items} value="open" onChange={onChange} id="bills" />);
    await user.click(screen.getByRole('tab', { name: 'Paid' }));
    expect(onChange).toHaveBeenCalledExactlyOnceWith('paid');
    expect(screen.getByRole('tabpanel').textContent).toBe('Two open.');
    expect(document.querySelector('#bills')).not.toBeNull();
  });

  it('is one stop of Tab, moved by the arrow keys', async () => {
    const { user } = render(<Tabs label="Bills" items={items} />);
    await user.tab();
    await user.keyboard('{ArrowRight}');
    expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'Paid', selected: true }));
    await user.keyboard('{ArrowRight}');
    expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'Open' }));
  });

  it('reads as tabs and the part that is shown', async () => {
    const { container } = render(<Tabs label="Bills" items={items} />);
    expect(await transcript(container)).toMatchInlineSnapshot(`
      [
        "tablist, Bills, orientated horizontally",
        "tab, Open, selected, 1 control, position 1, set size 2",
        "tab, Paid, not selected, position 2, set size 2",
        "end of tablist, Bills, orientated horizontally",
        "tabpanel, Open",
        "Two open.",
        "end of tabpanel, Open",
      ]
    `);
  });
});
