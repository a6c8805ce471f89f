import { virtual } from '@guidepup/virtual-screen-reader';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { createRef, type ReactNode, useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { render } from '../../testing/render.tsx';
import { transcript } from '../../testing/screen-reader.tsx';
import { Button } from '../button/button.tsx';
import { Checkbox } from '../checkbox/checkbox.tsx';
import { TextField } from '../text-field/text-field.tsx';
import { type FieldErrors, Form } from './form.tsx';

const first = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'First name' });
const last = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Last name' });
const send = () => screen.getByRole('button');

const fields = (more: ReactNode = null) => (
  <>
    <TextField label="First name" name="first" defaultValue="Ana" />
    <TextField label="Last name" name="last" />
    {more}
    <Button type="submit">Save</Button>
  </>
);

describe('Form', () => {
  it('gives what its fields hold, and lets the browser send nothing', async () => {
    const onSubmit = vi.fn<(event: { defaultPrevented: boolean }, data: FormData) => void>();
    const { user } = render(<Form onSubmit={onSubmit}>{fields()}</Form>);
    await user.type(last(), 'Bell{Enter}');
    const [event, data] = onSubmit.mock.calls[0] ?? [];
    expect(event?.defaultPrevented).toBe(true);
    expect([...(data ?? [])]).toEqual([
      ['first', 'Ana'],
      ['last', 'Bell'],
    ]);
  });

  it('knows what a password manager has written without an event, and does not empty it', () => {
    const onSubmit = vi.fn();
    function Names() {
      const [names, setNames] = useState({ first: '', last: '' });
      return (
        <Form onSubmit={() => onSubmit(names)}>
          <TextField
            label="First name"
            value={names.first}
            onChange={(text) => setNames({ ...names, first: text })}
          />
          <TextField
            label="Last name"
            value={names.last}
            onChange={(text) => setNames({ ...names, last: text })}
          />
          <Button type="submit">Save</Button>
        </Form>
      );
    }
    render(<Names />);
    // As a script of another world does: past what React watches.
    const write = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
    write?.call(last(), 'Bell');
    fireEvent.keyDown(first(), { key: 'A' });
    fireEvent.change(first(), { target: { value: 'Ana' } });
    expect([first().value, last().value]).toEqual(['Ana', 'Bell']);
    write?.call(first(), 'Anna');
    fireEvent.submit(first().form ?? document.body);
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ first: 'Anna', last: 'Bell' });
  });

  it('sends nothing while something is wrong, and goes to the first field that is', async () => {
    const onSubmit = vi.fn();
    const validate = (data: FormData): FieldErrors =>
      data.get('last') ? {} : { last: 'Enter your last name.' };
    const { user } = render(<Form {...{ onSubmit, validate }}>{fields()}</Form>);
    await user.click(send());
    expect(onSubmit).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(last());
    expect(last().getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText('Enter your last name.').closest('[aria-live]')).not.toBeNull();
    await user.keyboard('Bell');
    expect(screen.queryByText('Enter your last name.')).toBeNull();
    await user.click(send());
    expect(onSubmit).toHaveBeenCalledOnce();
  });

  it('goes to the first wrong field when the server answers, and keeps what was typed', async () => {
    const { user, again } = render(<Form onSubmit={vi.fn()}>{fields()}</Form>);
    await user.type(last(), 'Bell');
    await user.click(send());
    again(
      <Form onSubmit={vi.fn()} errors={{ first: 'Not as on your card.', last: 'Nor this.' }}>
        {fields()}
      </Form>,
    );
    expect(document.activeElement).toBe(first());
    expect([first().value, last().value]).toEqual(['Ana', 'Bell']);
  });

  it('says an error once more when the same answer comes again, and only then', async () => {
    const form = (errors: FieldErrors) => (
      <Form onSubmit={vi.fn()} errors={errors}>
        {fields()}
      </Form>
    );
    const { user, again } = render(form({ last: 'Taken.' }));
    await user.type(last(), 'B');
    again(form({ last: 'Taken.' }));
    expect(screen.queryByText('Taken.')).toBeNull();
    await user.click(send());
    expect(screen.queryByText('Taken.')).toBeNull();
    again(form({ last: 'Taken.' }));
    expect(screen.getByText('Taken.')).toBeTruthy();
  });

  it('says each error once: the first by its field, the others when one comes to them, and those on leaving a field at once', async () => {
    const errors = { first: 'Enter your first name.', last: 'Enter your last name.' };
    const { container, user } = render(
      <Form validate={() => errors} onSubmit={() => undefined}>
        {fields()}
      </Form>,
    );
    await virtual.start({ container });
    try {
      await user.click(send());
      await waitFor(() => expect(first()).toBe(document.activeElement));
      await virtual.interact();
      const said = (await virtual.spokenPhraseLog()).filter((phrase) => /Enter your/.test(phrase));
      expect(said).toEqual([expect.stringMatching(/First name.*Enter your first name\./)]);
    } finally {
      await virtual.stop();
    }
    const live = () =>
      [...container.querySelectorAll('[data-error-place]')].map((place) => place.getAttribute('aria-live'));
    expect(live()).toEqual(['off', 'off']);
    await user.tab();
    expect(live()).toEqual(['polite', 'polite']);
  });

  it('lets the error of the field speak from which it was sent, for focus does not move there', async () => {
    const { container, user } = render(
      <Form validate={() => ({ first: 'Enter your first name.' })} onSubmit={() => undefined}>
        {fields()}
      </Form>,
    );
    await user.type(first(), '{Enter}');
    const [own, other] = container.querySelectorAll('[data-error-place]');
    expect(own?.getAttribute('aria-live')).toBe('polite');
    expect(other?.getAttribute('aria-live')).toBe('off');
  });

  it('takes no focus from somebody who types on, nor where nothing was sent', async () => {
    const { user, again } = render(<Form onSubmit={vi.fn()}>{fields()}</Form>);
    await user.click(send());
    await user.type(last(), 'Bell');
    again(
      <Form onSubmit={vi.fn()} errors={{ first: 'Not as on your card.' }}>
        {fields()}
      </Form>,
    );
    expect(document.activeElement).toBe(last());
    expect(first().getAttribute('aria-invalid')).toBe('true');
  });

  it('finds what a field says of itself', async () => {
    const { user } = render(
      <Form onSubmit={vi.fn()}>
        {fields(
          <Checkbox name="terms" error="Agree to go on.">
            I agree.
          </Checkbox>,
        )}
      </Form>,
    );
    await user.click(send());
    expect(document.activeElement).toBe(screen.getByRole('checkbox'));
  });

  it('is reset to what it began with, without errors', async () => {
    const { user, container } = render(<Form errors={{ first: 'Too short.' }}>{fields()}</Form>);
    await user.type(first(), ' Maria');
    container.querySelector('form')?.reset();
    fireEvent.blur(first());
    expect(first().value).toBe('Ana');
    expect(screen.queryByText('Too short.')).toBeNull();
  });

  it('never puts what was typed into the address, and passes root attributes and ref to its root', () => {
    const ref = createRef<HTMLFormElement>();
    const { container } = render(
      <Form ref={ref} data-part="name">
        {fields()}
      </Form>,
    );
    expect(ref.current?.method).toBe('post');
    expect(ref.current?.noValidate).toBe(true);
    expect(container.firstElementChild).toBe(ref.current);
    expect(ref.current?.dataset.part).toBe('name');
  });

  it('reads what is wrong with the whole above the fields', async () => {
    const { container } = render(
      <Form error="We could not save it." errors={{ last: 'Enter your last name.' }}>
        {fields()}
      </Form>,
    );
    expect(await transcript(container)).toMatchInlineSnapshot(`
      [
        "form",
        "alert",
        "Error",
        ":",
        "We could not save it.",
        "end of alert",
        "First name",
        "textbox, First name, Ana, required",
        "Last name",
        "textbox, Last name, Enter your last name., invalid, required",
        "Enter your last name.",
        "button, Save",
        "Save",
        "end of button, Save",
        "end of form",
      ]
    `);
  });
});
