import { screen, waitFor } from '@testing-library/react';
import { createRef } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { render } from '../../testing/render.tsx';
import { transcript } from '../../testing/screen-reader.tsx';
import { DatePicker } from './date-picker.tsx';

const parts = () => screen.getAllByRole('spinbutton').map((part) => part.textContent);

describe('DatePicker', () => {
  it('gives a date that is typed once it is whole', async () => {
    const onChange = vi.fn<(date: string | null) => void>();
    const { user } = render(<DatePicker label="Day" onChange={onChange} />);
    await user.tab();
    await user.keyboard('1123202');
    expect(onChange.mock.calls.flat().filter(Boolean)).toEqual([]);
    await user.keyboard('6');
    expect(onChange).toHaveBeenLastCalledWith('2026-11-23');
  });

  it('gives a day that is chosen, closes, and shows it', async () => {
    const onChange = vi.fn();
    const { user } = render(<DatePicker label="Day" defaultValue="2026-11-23" onChange={onChange} />);
    await user.click(screen.getByRole('button'));
    await user.click(await screen.findByRole('button', { name: /November 27/ }));
    expect(onChange).toHaveBeenLastCalledWith('2026-11-27');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(parts()).toEqual(['11', '27', '2026']);
  });

  it('lets no day be chosen that is out of bounds or unavailable', async () => {
    const onChange = vi.fn();
    const { user } = render(
      <DatePicker
        label="Day"
        defaultValue="2026-11-23"
        min="2026-11-20"
        isUnavailable={(day) => day === '2026-11-26'}
        onChange={onChange}
      />,
    );
    await user.click(screen.getByRole('button'));
    await user.click(await screen.findByRole('button', { name: /November 19/ }));
    await user.click(screen.getByRole('button', { name: /November 26/ }));
    expect(onChange).not.toHaveBeenCalled();
  });

  it('opens no calendar while it is disabled or only to be read', () => {
    const { again } = render(<DatePicker label="Day" isDisabled />);
    const isDisabled = () => screen.getByRole<HTMLButtonElement>('button').disabled;
    expect(isDisabled()).toBe(true);
    again(<DatePicker label="Day" isReadOnly />);
    expect(isDisabled()).toBe(true);
  });

  it('passes attributes to its root, and its ref to its first part', () => {
    const [ref, root] = [createRef<HTMLElement>(), createRef<HTMLDivElement>()];
    render(<DatePicker label="Day" ref={ref} rootRef={root} data-part="day" />);
    expect(root.current?.dataset.part).toBe('day');
    expect(ref.current).toBe(screen.getAllByRole('spinbutton')[0]);
  });

  it('reads label, parts, button and error', async () => {
    const { container } = render(<DatePicker label="Day" value="2026-11-23" error="Banks are closed." />);
    expect(await transcript(container)).toMatchInlineSnapshot(`
      [
        "Day",
        "group, Day, Selected Date: November 23, 2026 Banks are closed.",
        "spinbutton, month, Day, Selected Date: November 23, 2026 Banks are closed., invalid, not read only, required, max value 12, min value 1, current value 11 – November",
        "11",
        "end of spinbutton, month, Day, Selected Date: November 23, 2026 Banks are closed., invalid, not read only, required, max value 12, min value 1, current value 11 – November",
        "spinbutton, day, Day, Selected Date: November 23, 2026 Banks are closed., invalid, not read only, required, max value 31, min value 1, current value 23",
        "23",
        "end of spinbutton, day, Day, Selected Date: November 23, 2026 Banks are closed., invalid, not read only, required, max value 31, min value 1, current value 23",
        "spinbutton, year, Day, Selected Date: November 23, 2026 Banks are closed., invalid, not read only, required, max value 9999, min value 1, current value 2026",
        "2026",
        "end of spinbutton, year, Day, Selected Date: November 23, 2026 Banks are closed., invalid, not read only, required, max value 9999, min value 1, current value 2026",
        "button, Calendar Day, Selected Date: November 23, 2026 Banks are closed., not expanded, has popup dialog",
        "end of group, Day, Selected Date: November 23, 2026 Banks are closed.",
        "Banks are closed.",
      ]
    `);
  });
});
