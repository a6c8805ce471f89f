import { screen, waitFor } from '@testing-library/react';
import { createRef, useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { render } from '../../testing/render.tsx';
import { transcript } from '../../testing/screen-reader.tsx';
import { ComboBox, type ComboBoxProps, type Option } from './combo-box.tsx';

type Employer = 'northwind' | 'cafe';

const employers: Option<Employer>[] = [
  { value: 'northwind', label: 'Northwind Foods' },
  { value: 'cafe', label: 'Café Hernández' },
];
const input = () => screen.getByRole<HTMLInputElement>('combobox');

function Kept(props: Partial<ComboBoxProps<Employer>>) {
  const [value, setValue] = useState<Option<Employer> | null>(props.value ?? null);
  const change = (next: Option<Employer> | null) => {
    setValue(next);
    props.onChange?.(next);
  };
  return <ComboBox label="Employer" options={employers} {...props} value={value} onChange={change} />;
}

describe('ComboBox', () => {
  it('filters whatever the case and the accents, and gives the whole choice', async () => {
    const onChange = vi.fn();
    const { user } = render(<Kept onChange={onChange} />);
    await user.type(input(), 'CAFE');
    expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(['Café Hernández']);
    await user.keyboard('{ArrowDown}{Enter}');
    expect(onChange.mock.calls).toEqual([[employers[1]]]);
    expect(input().value).toBe('Café Hernández');
    expect(document.activeElement).toBe(input());
  });

  it('keeps its choice when it is left half typed, and gives it up when it is emptied', async () => {
    const onChange = vi.fn();
    const { user } = render(<Kept value={employers[0] ?? null} onChange={onChange} />);
    await user.type(input(), 'xyz');
    await user.tab();
    expect(input().value).toBe('Northwind Foods');
    expect(onChange).not.toHaveBeenCalled();
    await user.clear(input());
    expect(onChange).toHaveBeenLastCalledWith(null);
  });

  it('keeps a choice that a later search no longer holds', async () => {
    const onSearch = vi.fn();
    const { user } = render(<Kept value={employers[0] ?? null} options={[]} onSearch={onSearch} />);
    await user.type(input(), '!');
    expect(onSearch).toHaveBeenLastCalledWith('Northwind Foods!');
    await user.tab();
    expect(input().value).toBe('Northwind Foods');
  });

  it.each(['open', 'closed'])(
    'keeps its choice, and restores its text, on Escape while the list is %s',
    async (list) => {
      for (const options of [employers, []]) {
        const onChange = vi.fn();
        const onSearch = options.length === 0 ? vi.fn() : undefined;
        const chosen = employers[0] ?? null;
        const { user, unmount } = render(<Kept value={chosen} {...{ options, onChange, onSearch }} />);
        await user.type(input(), '!');
        if (list === 'closed') await user.keyboard('{Escape}');
        await user.keyboard('{Escape}');
        expect(input().value).toBe('Northwind Foods');
        expect(onChange).not.toHaveBeenCalled();
        unmount();
      }
    },
  );

  it('shows what each search finds, in whatever order it comes', async () => {
    function Found() {
      const [options, find] = useState(employers);
      const search = (text: string) =>
        find(text.startsWith('c') ? employers.slice(1) : [...employers].reverse());
      return <Kept options={options} onSearch={search} />;
    }
    const { user } = render(<Found />);
    const names = () => screen.getAllByRole('option').map((option) => option.textContent);
    await user.type(input(), 'o');
    expect(names()).toEqual(['Café Hernández', 'Northwind Foods']);
    await user.clear(input());
    await user.type(input(), 'c');
    expect(names()).toEqual(['Café Hernández']);
  });

  it('filters what a search has found no further', async () => {
    const { user } = render(<Kept onSearch={vi.fn()} />);
    await user.type(input(), 'bakery');
    expect(screen.getAllByRole('option')).toHaveLength(2);
  });

  it('says that it is loading, that nothing fits, and that the list did not come', async () => {
    const onRetry = vi.fn();
    const { user, again } = render(<Kept options={[]} onSearch={vi.fn()} status="loading" />);
    await user.type(input(), 'x');
    expect(screen.getByRole('listbox').textContent).toBe('Loading');
    again(<Kept options={[]} onSearch={vi.fn()} emptyText="Nobody of that name." />);
    expect(screen.getByRole('listbox').textContent).toBe('Nobody of that name.');
    again(<Kept options={[]} onSearch={vi.fn()} status="failed" onRetry={onRetry} />);
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(onRetry).toHaveBeenCalledTimes(1);
  });

  it('takes another list while one types, of which nothing was in the one before', async () => {
    const field = (options: readonly Option<Employer>[]) => (
      <ComboBox label="Employer" options={options} onSearch={vi.fn()} />
    );
    const { user, again } = render(field(employers.slice(0, 1)));
    await user.type(input(), 'e');
    again(field(employers.slice(1, 2)));
    expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(['Café Hernández']);
  });

  it('says how many choices there are', async () => {
    const { user } = render(<Kept />);
    await user.type(input(), 'n');
    await waitFor(() =>
      expect(document.querySelector('[data-live-announcer]')?.textContent).toContain('2 options available'),
    );
  });

  it('takes a choice from outside', () => {
    const field = (value: Option<Employer> | null) => (
      <ComboBox label="Employer" options={employers} value={value} onChange={vi.fn()} />
    );
    const { again } = render(field(null));
    again(field(employers[1] ?? null));
    expect(input().value).toBe('Café Hernández');
  });

  it('passes root attributes and ref to its root', () => {
    const ref = createRef<HTMLDivElement>();
    render(
      <ComboBox label="E" options={employers} value={null} onChange={vi.fn()} data-part="e" rootRef={ref} />,
    );
    expect(ref.current?.dataset.part).toBe('e');
  });

  it('reads label, state, help and error', async () => {
    const { container } = render(<Kept description="As on your statement." error="Choose one." />);
    expect(await transcript(container)).toMatchInlineSnapshot(`
      [
        "Employer",
        "combobox, Employer, As on your statement. Choose one., has popup listbox, not expanded, autocomplete in list, invalid, required",
        "button, Show suggestions Employer, not expanded, has popup listbox",
        "As on your statement.",
        "Choose one.",
      ]
    `);
  });
});
