import { screen } from '@testing-library/react';
import { createRef } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { render } from '../../testing/render.tsx';
import { transcript } from '../../testing/screen-reader.tsx';
import { DateField } from './date-field.tsx';

const parts = () => screen.getAllByRole('spinbutton');
const order = () => parts().map((part) => part.dataset.type);

describe('DateField', () => {
  it('takes its parts in the order of the reader’s language', () => {
    render(<DateField label="Born" value={null} onChange={vi.fn()} />);
    expect(order()).toEqual(['month', 'day', 'year']);
  });

  it('has the year first in Canadian French', () => {
    render(<DateField label="Naissance" value={null} onChange={vi.fn()} />, { locale: 'fr-CA' });
    expect(order()).toEqual(['year', 'month', 'day']);
  });

  it('gives a date once it is whole', async () => {
    const onChange = vi.fn<(date: string | null) => void>();
    const { user } = render(<DateField label="Born" value={null} onChange={onChange} />);
    await user.tab();
    await user.keyboard('412');
    expect(onChange.mock.calls.flat().filter(Boolean)).toEqual([]);
    await user.keyboard('199');
    expect(onChange).toHaveBeenLastCalledWith(null);
    await user.keyboard('0');
    expect(onChange).toHaveBeenLastCalledWith('1990-04-12');
  });

  it('shows the date that the caller keeps, and takes what is none for none', () => {
    const { again } = render(<DateField label="Born" value="1990-04-12" onChange={vi.fn()} />);
    expect(parts().map((part) => part.textContent)).toEqual(['04', '12', '1990']);
    again(<DateField key="other" label="Born" value="1990-13-40" onChange={vi.fn()} />);
    expect(parts().every((part) => part.hasAttribute('data-placeholder'))).toBe(true);
  });

  it('takes a pasted date whole, and refuses what is none', async () => {
    const onChange = vi.fn<(date: string | null) => void>();
    const { user } = render(<DateField label="Born" value={null} onChange={onChange} />);
    await user.tab();
    for (const text of ['soon', '02/31/1990']) {
      await user.paste(text);
      expect(onChange).not.toHaveBeenCalled();
      expect(screen.getByText(`“${text}” isn’t a date here. Enter it part by part.`)).toBeTruthy();
    }
    await user.paste('4/12/1990');
    expect(onChange).toHaveBeenLastCalledWith('1990-04-12');
    expect(screen.queryByText(/isn’t a date here/)).toBeNull();
    expect(parts().map((part) => part.textContent)).toEqual(['04', '12', '1990']);
  });

  it('refuses a day that does not exist once it is left, and makes no other of it', async () => {
    const onChange = vi.fn<(date: string | null) => void>();
    const { user } = render(<DateField label="Born" defaultValue="1990-02-28" onChange={onChange} />);
    await user.click(parts()[1] ?? document.body);
    await user.keyboard('31');
    expect(parts().map((part) => part.textContent)).toEqual(['02', '31', '1990']);
    await user.click(document.body);
    // As far as the 3 it was a date.
    expect(onChange.mock.calls).toEqual([['1990-02-03'], [null]]);
    expect(screen.getByText('“02/31/1990” isn’t a date here. Enter it part by part.')).toBeTruthy();
    await user.click(parts()[0] ?? document.body);
    await user.keyboard('03311990');
    expect(onChange).toHaveBeenLastCalledWith('1990-03-31');
    expect(screen.queryByText(/isn’t a date here/)).toBeNull();
  });

  it('passes root attributes and ref to its root', () => {
    const ref = createRef<HTMLDivElement>();
    render(<DateField label="Born" value={null} onChange={vi.fn()} data-part="born" rootRef={ref} />);
    expect(ref.current?.dataset.part).toBe('born');
  });

  it('reads label, parts and error', async () => {
    const { container } = render(
      <DateField label="Born" value="1990-04-12" onChange={vi.fn()} error="Enter a date in the past." />,
    );
    expect(await transcript(container)).toMatchInlineSnapshot(`
      [
        "Born",
        "group, Born, Selected Date: April 12, 1990 Enter a date in the past.",
        "spinbutton, month, Born, Selected Date: April 12, 1990 Enter a date in the past., invalid, not read only, required, max value 12, min value 1, current value 04 – April",
        "04",
        "end of spinbutton, month, Born, Selected Date: April 12, 1990 Enter a date in the past., invalid, not read only, required, max value 12, min value 1, current value 04 – April",
        "spinbutton, day, Born, Selected Date: April 12, 1990 Enter a date in the past., invalid, not read only, required, max value 31, min value 1, current value 12",
        "12",
        "end of spinbutton, day, Born, Selected Date: April 12, 1990 Enter a date in the past., invalid, not read only, required, max value 31, min value 1, current value 12",
        "spinbutton, year, Born, Selected Date: April 12, 1990 Enter a date in the past., invalid, not read only, required, max value 9999, min value 1, current value 1990",
        "1990",
        "end of spinbutton, year, Born, Selected Date: April 12, 1990 Enter a date in the past., invalid, not read only, required, max value 9999, min value 1, current value 1990",
        "end of group, Born, Selected Date: April 12, 1990 Enter a date in the past.",
        "Enter a date in the past.",
      ]
    `);
  });
});
