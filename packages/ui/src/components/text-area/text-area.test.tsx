import { act, screen } from '@testing-library/react';
import { createRef } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { render } from '../../testing/render.tsx';
import { transcript } from '../../testing/screen-reader.tsx';
import { TextArea } from './text-area.tsx';

const area = () => screen.getByRole<HTMLTextAreaElement>('textbox');

afterEach(() => vi.useRealTimers());

describe('TextArea', () => {
  it('takes lines, and no more characters than it may', async () => {
    const onChange = vi.fn();
    const { user } = render(<TextArea label="What happened?" maxLength={7} onChange={onChange} />);
    await user.type(area(), 'One{Enter}two more');
    expect(area().value).toBe('One\ntwo');
    expect(onChange).toHaveBeenLastCalledWith('One\ntwo');
  });

  it('refuses a paste that is too long instead of cutting it, and says so until the next change', async () => {
    const { user } = render(<TextArea label="Text" maxLength={8} error="Wrong." defaultValue="abcd" />);
    await user.click(area());
    await user.paste('12345');
    expect(area().value).toBe('abcd');
    expect(screen.getByText(/wasn’t pasted/)).toBeTruthy();
    expect(screen.queryByText('Wrong.')).toBeNull();
    area().setSelectionRange(0, 4);
    await user.paste('12\r\n4567');
    expect(screen.queryByText(/wasn’t pasted/)).toBeNull();
    expect(area().value).toHaveLength(8 - 1);
  });

  it('says how many characters are left near the end, when typing pauses', async () => {
    vi.useFakeTimers();
    const { container, again } = render(<TextArea label="Text" maxLength={20} value="" />);
    const said = () => container.querySelector('span[aria-live]')?.textContent;
    again(<TextArea label="Text" maxLength={20} value={'a'.repeat(17)} />);
    act(() => vi.advanceTimersByTime(1000));
    expect(said()).toBe('');
    again(<TextArea label="Text" maxLength={20} value={'a'.repeat(19)} />);
    act(() => vi.advanceTimersByTime(1000));
    expect(said()).toBe('1 character left');
  });

  it('goes back to its first text with its form', async () => {
    const { user, container } = render(
      <form>
        <TextArea label="Text" defaultValue="Ana" />
      </form>,
    );
    await user.type(area(), ' Bell');
    act(() => container.querySelector('form')?.reset());
    expect(area().value).toBe('Ana');
    expect(screen.getByText('497 characters left')).toBeTruthy();
  });

  it('hands its ref to its box, and attributes to its root', () => {
    const [ref, root] = [createRef<HTMLTextAreaElement>(), createRef<HTMLDivElement>()];
    render(<TextArea label="Text" ref={ref} rootRef={root} data-part="text" />);
    expect([ref.current, root.current?.dataset.part]).toEqual([area(), 'text']);
  });

  it('reads label, help and error', async () => {
    const { container } = render(
      <TextArea label="What happened?" description="No card numbers." error="Write a sentence." />,
    );
    expect(await transcript(container)).toMatchInlineSnapshot(`
      [
        "What happened?",
        "textbox, What happened?, No card numbers. Write a sentence., invalid, required",
        "No card numbers.",
        "Write a sentence.",
      ]
    `);
  });
});
