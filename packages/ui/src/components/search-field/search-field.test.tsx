import { screen } from '@testing-library/react';
import { createRef } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { render } from '../../testing/render.tsx';
import { transcript } from '../../testing/screen-reader.tsx';
import { Highlight, SearchField } from './search-field.tsx';

const input = () => screen.getByRole<HTMLInputElement>('searchbox');

describe('SearchField', () => {
  it('gives what is typed, and on Enter, and is emptied by Escape', async () => {
    const onChange = vi.fn();
    const onSubmit = vi.fn();
    const { user } = render(<SearchField label="Search" onChange={onChange} onSubmit={onSubmit} />);
    await user.type(input(), 'rent{Enter}');
    expect(onSubmit).toHaveBeenCalledWith('rent');
    await user.keyboard('{Escape}');
    expect(onChange).toHaveBeenLastCalledWith('');
    expect(input().value).toBe('');
  });

  it('is emptied by its cross and keeps the focus', async () => {
    const { user } = render(<SearchField label="Search" />);
    await user.type(input(), 'rent');
    await user.click(screen.getByRole('button', { name: 'Clear search' }));
    expect(input().value).toBe('');
    expect(document.activeElement).toBe(input());
  });

  it('says how many were found once the count stands still', async () => {
    const { again } = render(<SearchField label="Search" value="r" />);
    again(<SearchField label="Search" value="re" resultCount={1} />);
    expect(screen.queryByText('1 result')).toBeNull();
    expect(await screen.findByText('1 result')).toBeTruthy();
  });

  it('hands an id to its input, and attributes and its ref to its root', () => {
    const ref = createRef<HTMLDivElement>();
    render(<SearchField label="Search" id="search" data-part="search" rootRef={ref} />);
    expect([input().id, ref.current?.dataset.part]).toEqual(['search', 'search']);
  });

  it('reads name, text and cross', async () => {
    const { container } = render(<SearchField label="Search" value="rent" description="Two years back." />);
    expect(await transcript(container)).toMatchInlineSnapshot(`
      [
        "Search",
        "searchbox, Search, rent, Two years back.",
        "button, Clear search",
        "Two years back.",
      ]
    `);
  });
});

describe('Highlight', () => {
  it('marks what was searched for and changes no character [validation-021]', () => {
    const { container } = render(<Highlight text="C++ and c++" query="C++" />);
    expect(container.textContent).toBe('C++ and c++');
    expect([...container.querySelectorAll('mark')].map((mark) => mark.textContent)).toEqual(['C++', 'c++']);
  });
});
