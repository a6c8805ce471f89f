import { screen } from '@testing-library/react';
import { createRef } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { render } from '../../testing/render.tsx';
import { transcript } from '../../testing/screen-reader.tsx';
import { PinField } from './pin-field.tsx';

const input = () => screen.getByLabelText<HTMLInputElement>('Code');

describe('PinField', () => {
  it('is one input that takes six digits and nothing else', async () => {
    const onChange = vi.fn();
    const { user } = render(<PinField label="Code" onChange={onChange} />);
    await user.type(input(), 'x2 0-4٨179');
    expect(screen.getAllByRole('textbox')).toHaveLength(1);
    expect(input().value).toBe('204817');
    expect(onChange).toHaveBeenLastCalledWith('204817');
  });

  it('says once that it is complete, and again after it was changed', async () => {
    const onComplete = vi.fn();
    const { user } = render(<PinField label="Code" onComplete={onComplete} />);
    await user.type(input(), '2048179');
    expect(onComplete.mock.calls).toEqual([['204817']]);
    await user.keyboard('{Backspace}3');
    expect(onComplete.mock.calls).toEqual([['204817'], ['204813']]);
  });

  it('lets a pasted code take the place of what stands', async () => {
    const { user } = render(<PinField label="Code" />);
    await user.type(input(), '99');
    await user.paste('Your code: 204-817');
    expect(input().value).toBe('204817');
  });

  it('completes a code that is pasted alone, and not one out of a message or a phone number', async () => {
    const onComplete = vi.fn();
    const { user } = render(<PinField label="Code" onComplete={onComplete} />);
    await user.click(input());
    await user.paste('Your code: 204-817. Call (800) 555-0100.');
    expect(input().value).toBe('204817');
    await user.paste('Call (800) 555-0100');
    expect(input().value).toBe('204817');
    expect(onComplete).not.toHaveBeenCalled();
    await user.paste('551-903');
    expect(onComplete).toHaveBeenCalledExactlyOnceWith('551903');
  });

  it('adds a pasted part where the caret is', async () => {
    const { user } = render(<PinField label="Code" />);
    await user.type(input(), '20');
    await user.paste('4 8');
    expect(input().value).toBe('2048');
  });

  it('marks the cell that waits, and none once it is left', async () => {
    const { user, container } = render(<PinField label="Code" />);
    const active = () =>
      [...container.querySelectorAll('[aria-hidden] > span')].findIndex((cell) =>
        cell.hasAttribute('data-active'),
      );
    await user.type(input(), '204');
    expect(active()).toBe(3);
    await user.type(input(), '817');
    expect(active()).toBe(5);
    await user.tab();
    expect(active()).toBe(-1);
  });

  it('asks a phone for the code it was sent, and never for a secret', () => {
    const { again } = render(<PinField label="Code" />);
    expect(input().autocomplete).toBe('one-time-code');
    again(<PinField label="Code" isSecret />);
    expect([input().autocomplete, input().type]).toEqual(['off', 'password']);
  });

  it('passes root attributes and ref to its root', () => {
    const ref = createRef<HTMLDivElement>();
    render(<PinField label="Code" data-part="code" rootRef={ref} />);
    expect(ref.current?.dataset.part).toBe('code');
  });

  it('reads label, help and error, and no cells', async () => {
    const { container } = render(
      <PinField label="Code" description="Sent to your phone." error="Enter all six digits." />,
    );
    expect(await transcript(container)).toMatchInlineSnapshot(`
      [
        "Code",
        "textbox, Code, Sent to your phone. Enter all six digits., invalid, required",
        "Sent to your phone.",
        "Enter all six digits.",
      ]
    `);
  });
});
