import { screen, waitFor } from '@testing-library/react';
import { createRef } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { render } from '../../testing/render.tsx';
import { transcript } from '../../testing/screen-reader.tsx';
import { type DateRange, DateRangePicker } from './date-range-picker.tsx';

const november: DateRange = { start: '2026-11-01', end: '2026-11-30' };
const parts = () => screen.getAllByRole('spinbutton').map((part) => part.textContent);

describe('DateRangePicker', () => {
  it('gives both days once both are whole', async () => {
    const onChange = vi.fn<(range: DateRange | null) => void>();
    const { user } = render(<DateRangePicker label="When?" onChange={onChange} />);
    await user.tab();
    await user.keyboard('110120261130202');
    expect(onChange.mock.calls.flat().filter(Boolean)).toEqual([]);
    await user.keyboard('6');
    expect(onChange).toHaveBeenLastCalledWith(november);
  });

  it('gives two days that are chosen, and shows them', async () => {
    const onChange = vi.fn();
    const { user } = render(<DateRangePicker label="When?" defaultValue={november} onChange={onChange} />);
    await user.click(screen.getByRole('button'));
    await user.click(await screen.findByRole('button', { name: /November 9/ }));
    await user.click(screen.getByRole('button', { name: /November 13/ }));
    expect(onChange).toHaveBeenLastCalledWith({ start: '2026-11-09', end: '2026-11-13' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(parts()).toEqual(['11', '09', '2026', '11', '13', '2026']);
  });

  it('gives none while the last day is before the first, says so, and takes it back', async () => {
    const onChange = vi.fn();
    const { user } = render(<DateRangePicker label="When?" defaultValue={november} onChange={onChange} />);
    await user.click(screen.getAllByRole('spinbutton')[3] ?? document.body);
    await user.keyboard('10');
    expect(onChange).toHaveBeenLastCalledWith(null);
    expect(screen.getByText(/The last day is before the first/)).toBeTruthy();
    await user.keyboard('{ArrowLeft}12');
    expect(onChange).toHaveBeenLastCalledWith({ start: '2026-11-01', end: '2026-12-30' });
    expect(screen.queryByText(/The last day is before the first/)).toBeNull();
  });

  it('passes attributes to its root, and its ref to its first part', () => {
    const [ref, root] = [createRef<HTMLElement>(), createRef<HTMLDivElement>()];
    render(<DateRangePicker label="When?" ref={ref} rootRef={root} data-part="when" />);
    expect(root.current?.dataset.part).toBe('when');
    expect(ref.current).toBe(screen.getAllByRole('spinbutton')[0]);
  });

  it('reads label, both days, button and error', async () => {
    const { container } = render(<DateRangePicker label="When?" value={november} error="At most a week." />);
    expect(await transcript(container)).toMatchInlineSnapshot(`
      [
        "When?",
        "group, When?, Selected Range: November 1 to 30, 2026 At most a week.",
        "spinbutton, month, Start Date, When?, Selected Range: November 1 to 30, 2026 At most a week., invalid, not read only, required, max value 12, min value 1, current value 11 – November",
        "11",
        "end of spinbutton, month, Start Date, When?, Selected Range: November 1 to 30, 2026 At most a week., invalid, not read only, required, max value 12, min value 1, current value 11 – November",
        "spinbutton, day, Start Date, When?, Selected Range: November 1 to 30, 2026 At most a week., invalid, not read only, required, max value 31, min value 1, current value 01",
        "01",
        "end of spinbutton, day, Start Date, When?, Selected Range: November 1 to 30, 2026 At most a week., invalid, not read only, required, max value 31, min value 1, current value 01",
        "spinbutton, year, Start Date, When?, Selected Range: November 1 to 30, 2026 At most a week., invalid, not read only, required, max value 9999, min value 1, current value 2026",
        "2026",
        "end of spinbutton, year, Start Date, When?, Selected Range: November 1 to 30, 2026 At most a week., invalid, not read only, required, max value 9999, min value 1, current value 2026",
        "spinbutton, month, End Date, When?, Selected Range: November 1 to 30, 2026 At most a week., invalid, not read only, required, max value 12, min value 1, current value 11 – November",
        "11",
        "end of spinbutton, month, End Date, When?, Selected Range: November 1 to 30, 2026 At most a week., invalid, not read only, required, max value 12, min value 1, current value 11 – November",
        "spinbutton, day, End Date, When?, Selected Range: November 1 to 30, 2026 At most a week., invalid, not read only, required, max value 31, min value 1, current value 30",
        "30",
        "end of spinbutton, day, End Date, When?, Selected Range: November 1 to 30, 2026 At most a week., invalid, not read only, required, max value 31, min value 1, current value 30",
        "spinbutton, year, End Date, When?, Selected Range: November 1 to 30, 2026 At most a week., invalid, not read only, required, max value 9999, min value 1, current value 2026",
        "2026",
        "end of spinbutton, year, End Date, When?, Selected Range: November 1 to 30, 2026 At most a week., invalid, not read only, required, max value 9999, min value 1, current value 2026",
        "button, Calendar When?, Selected Range: November 1 to 30, 2026 At most a week., not expanded, has popup dialog",
        "end of group, When?, Selected Range: November 1 to 30, 2026 At most a week.",
        "At most a week.",
      ]
    `);
  });
});
