import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { render } from '../../testing/render.tsx';
import { transcript } from '../../testing/screen-reader.tsx';
import { Calendar } from './calendar.tsx';

describe('Calendar', () => {
  it('speaks in days of the calendar, whatever the time zone', async () => {
    const onChange = vi.fn();
    const { user } = render(<Calendar label="Day" defaultValue="2026-03-01" onChange={onChange} id="day" />);
    await user.click(screen.getByRole('button', { name: /March 8/ }));
    expect(onChange).toHaveBeenCalledExactlyOnceWith('2026-03-08');
    expect(document.querySelector('#day')).not.toBeNull();
  });

  it('stays as the caller keeps it', async () => {
    const { user } = render(<Calendar label="Day" value="2026-03-01" />);
    await user.click(screen.getByRole('button', { name: /March 8/ }));
    expect(screen.getByRole('gridcell', { selected: true }).textContent).toBe('1');
  });

  it('takes no day out of bounds', async () => {
    const onChange = vi.fn();
    const { user } = render(
      <Calendar label="Day" defaultValue="2026-03-10" min="2026-03-09" onChange={onChange} />,
    );
    await user.click(screen.getByRole('button', { name: /March 8/ }));
    expect(onChange).not.toHaveBeenCalled();
  });

  it('says what its marks mean', () => {
    render(<Calendar label="Day" defaultValue="2026-03-01" marks={{ '2026-03-13': 'Payday' }} />);
    expect(within(screen.getByRole('list')).getByRole('listitem').textContent).toBe('2026-03-13: Payday');
  });

  it('reads its month, its steps and its days', async () => {
    const { container } = render(<Calendar label="Day of the transfer" defaultValue="2026-03-01" />);
    const said = await transcript(container);
    expect(said[0]).toMatch(/Day of the transfer/);
    expect(said.some((phrase) => /^button, Previous/.test(phrase))).toBe(true);
    expect(said.some((phrase) => /^grid, /.test(phrase))).toBe(true);
    expect(said.some((phrase) => /Sunday, March 1, 2026 selected/.test(phrase))).toBe(true);
  });
});
