import { screen } from '@testing-library/react';
import { createRef } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { render } from '../../testing/render.tsx';
import { transcript } from '../../testing/screen-reader.tsx';
import { TimeField } from './time-field.tsx';

const parts = () => screen.getAllByRole('spinbutton').map((part) => part.textContent);

describe('TimeField', () => {
  it('gives a time once it is whole, with 24 hours', async () => {
    const onChange = vi.fn<(time: string | null) => void>();
    const { user } = render(<TimeField label="Start" onChange={onChange} />);
    await user.tab();
    await user.keyboard('2');
    expect(onChange.mock.calls.flat().filter(Boolean)).toEqual([]);
    await user.keyboard('30p');
    expect(onChange).toHaveBeenLastCalledWith('14:30');
  });

  it('is written as the language writes it, and takes what is no time for none', () => {
    const { again } = render(<TimeField label="Start" value="14:30" />);
    expect(parts()).toEqual(['2', '30', 'PM']);
    again(<TimeField key="other" label="Start" value="25:00" />);
    expect(screen.getAllByRole('spinbutton').every((part) => part.hasAttribute('data-placeholder'))).toBe(
      true,
    );
  });

  it('has 24 hours in Canadian French', () => {
    render(<TimeField label="Début" value="14:30" />, { locale: 'fr-CA' });
    expect(parts()).toEqual(['14', '30']);
  });

  it('passes attributes to its root, and its ref to its first part', () => {
    const [ref, root] = [createRef<HTMLElement>(), createRef<HTMLDivElement>()];
    render(<TimeField label="Start" ref={ref} rootRef={root} data-part="start" />);
    expect(root.current?.dataset.part).toBe('start');
    expect(ref.current).toBe(screen.getAllByRole('spinbutton')[0]);
  });

  it('reads label, parts and error', async () => {
    const { container } = render(<TimeField label="Start" value="14:30" error="We open at 6:00 AM." />);
    expect(await transcript(container)).toMatchInlineSnapshot(`
      [
        "Start",
        "group, Start, Selected Time: 2:30 PM We open at 6:00 AM.",
        "spinbutton, hour, Start, Selected Time: 2:30 PM We open at 6:00 AM., invalid, not read only, required, max value 12, min value 1, current value 2 PM",
        "2",
        "end of spinbutton, hour, Start, Selected Time: 2:30 PM We open at 6:00 AM., invalid, not read only, required, max value 12, min value 1, current value 2 PM",
        "spinbutton, minute, Start, Selected Time: 2:30 PM We open at 6:00 AM., invalid, not read only, required, max value 59, min value 0, current value 30",
        "30",
        "end of spinbutton, minute, Start, Selected Time: 2:30 PM We open at 6:00 AM., invalid, not read only, required, max value 59, min value 0, current value 30",
        "spinbutton, AM/PM, Start, Selected Time: 2:30 PM We open at 6:00 AM., invalid, not read only, required, max value 1, min value 0, current value PM",
        "PM",
        "end of spinbutton, AM/PM, Start, Selected Time: 2:30 PM We open at 6:00 AM., invalid, not read only, required, max value 1, min value 0, current value PM",
        "end of group, Start, Selected Time: 2:30 PM We open at 6:00 AM.",
        "We open at 6:00 AM.",
      ]
    `);
  });
});
