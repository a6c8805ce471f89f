import { act, fireEvent, waitFor } from '@testing-library/react';
import { type ReactElement, useState } from 'react';
import { Controller, type UseFormReturn, useForm } from 'react-hook-form';
import { describe, expect, it, vi } from 'vitest';
import { Form } from '../components/form/form.tsx';
import { render } from '../testing/render.tsx';
import { fieldSamples, nativeFields } from './field-samples.tsx';
import { parts } from './parts.ts';

const samples = Object.entries(fieldSamples);
const native = samples.filter(([path]) => nativeFields.includes(path));

/** What a form on the page would send, files by their names. */
function sent(form: HTMLFormElement): [string, string][] {
  const data = new FormData(form);
  // jsdom gives no form the chance to add to what it sends.
  form.dispatchEvent(Object.assign(new Event('formdata'), { formData: data }));
  return [...data].map(([name, value]) => [name, typeof value === 'string' ? value : value.name]);
}

const formOf = (container: HTMLElement) => container.querySelector('form') as HTMLFormElement;

describe('the table of fields', () => {
  it('has every field', () => {
    // Files are sent one by one as they are added, not with a form.
    const fields = parts.filter(
      ({ name, text }) => /\b(Field|Line|Toggle)Props\b/.test(text(`${name}.tsx`)) && name !== 'file-upload',
    );
    expect(Object.keys(fieldSamples).toSorted()).toEqual(fields.map(({ name }) => name).toSorted());
  });
});

describe('in a plain form', () => {
  it.each(samples)(
    'sends its first value under its name, and nothing while it is disabled: %s',
    (_path, sample) => {
      const { container, again } = render(
        <form>{sample.render({ name: 'it', defaultValue: sample.first })}</form>,
      );
      expect(sent(formOf(container))).toEqual(sample.sent('it'));
      again(<form>{sample.render({ name: 'it', defaultValue: sample.first, isDisabled: true })}</form>);
      expect(sent(formOf(container))).toEqual([]);
    },
  );

  it.each(samples)('sends the value that the caller keeps: %s', (_path, sample) => {
    const Kept = () => {
      const [value, setValue] = useState(sample.second);
      return (
        <form>
          {sample.render({ name: 'it', value, onChange: setValue })}
          <button type="button" data-testid="first" onClick={() => setValue(sample.first)}>
            First
          </button>
        </form>
      );
    };
    const { container, getByTestId } = render(<Kept />);
    expect(sent(formOf(container))).not.toEqual(sample.sent('it'));
    fireEvent.click(getByTestId('first'));
    expect(sent(formOf(container))).toEqual(sample.sent('it'));
  });

  it.each(samples)('goes back to its first value when the form is reset: %s', async (_path, sample) => {
    const onChange = vi.fn();
    const { container } = render(
      <form>{sample.render({ name: 'it', defaultValue: sample.first, onChange })}</form>,
    );
    act(() => formOf(container).reset());
    await waitFor(() => expect(onChange).toHaveBeenCalled());
    expect(onChange.mock.lastCall?.[0]).toEqual(sample.first);
    expect(sent(formOf(container))).toEqual(sample.sent('it'));
  });

  it.each(samples)('says once that the focus comes and goes: %s', (_path, sample) => {
    const [onFocus, onBlur] = [vi.fn(), vi.fn()];
    let control: HTMLElement | null = null;
    render(
      sample.render({
        onFocus,
        onBlur,
        ref: (element) => {
          control = element;
        },
      }),
    );
    act(() => control?.focus());
    expect([onFocus.mock.calls.length, onBlur.mock.calls.length]).toEqual([1, 0]);
    act(() => control?.blur());
    expect(onBlur).toHaveBeenCalledOnce();
  });

  it.each(samples)('hands its ref to what takes the focus: %s', (_path, sample) => {
    const given: (HTMLElement | null)[] = [];
    render(sample.render({ ref: (element) => void given.push(element) }));
    const control = given.findLast((element) => element !== null);
    expect(control).toBeInstanceOf(HTMLElement);
    act(() => control?.focus());
    expect(document.activeElement).toBe(control);
  });

  it.each(samples)('gets the focus by a press on its label: %s', async (_path, sample) => {
    const { container, user } = render(sample.render({}));
    await user.click(container.querySelector('label, [id$="-label"]') as HTMLElement);
    expect(container.querySelector('[data-field]')?.contains(document.activeElement)).toBe(true);
  });

  it.each(samples)(
    'keeps its value while it can only be read, and stays in the form: %s',
    (_path, sample) => {
      const onChange = vi.fn();
      const { container } = render(
        <form>{sample.render({ name: 'it', defaultValue: sample.first, isReadOnly: true, onChange })}</form>,
      );
      for (const input of container.querySelectorAll('input[type="checkbox"], input[type="radio"]')) {
        fireEvent.click(input);
      }
      expect(onChange).not.toHaveBeenCalled();
      expect(container.querySelector('[data-field][data-readonly]')).not.toBeNull();
      expect(sent(formOf(container))).toEqual(sample.sent('it'));
    },
  );
});

describe('in our form', () => {
  it.each(samples)('gets its error by its name, and the focus: %s', async (_path, sample) => {
    const form = (errors: Record<string, string>) => (
      <Form onSubmit={vi.fn()} errors={errors}>
        {sample.render({ name: 'it' })}
      </Form>
    );
    const { container, again } = render(form({}));
    fireEvent.submit(formOf(container));
    again(form({ it: 'Choose another one.' }));
    const field = container.querySelector('[data-field][data-invalid]');
    expect(field?.textContent).toContain('Choose another one.');
    expect(field?.contains(document.activeElement)).toBe(true);
    // By the control that has the focus, or by a group around it.
    const described = [...(field?.querySelectorAll('[aria-describedby]') ?? [])]
      .filter((element) => element.contains(document.activeElement))
      .flatMap((element) => element.getAttribute('aria-describedby')?.split(' ') ?? [])
      .map((id) => document.getElementById(id)?.textContent);
    expect(described).toContain('Choose another one.');
  });
});

interface Values {
  it: unknown;
}

/** Renders a field by react-hook-form, and gives what its hook returns. */
function inHookForm(defaultValue: unknown, field: (form: UseFormReturn<Values>) => ReactElement) {
  const box: { form?: UseFormReturn<Values> } = {};
  const Page = () => {
    const form = useForm<Values>({ defaultValues: { it: defaultValue } });
    box.form = form;
    return <form onSubmit={(event) => void form.handleSubmit(() => {})(event)}>{field(form)}</form>;
  };
  const rendered = render(<Page />);
  return { ...rendered, form: () => box.form as UseFormReturn<Values> };
}

describe('with react-hook-form', () => {
  it.each(samples)('takes what a Controller gives: %s', async (_path, sample) => {
    const { container, form } = inHookForm(sample.first, ({ control }) => (
      <Controller
        name="it"
        control={control}
        render={({ field, fieldState }) =>
          sample.render({
            name: field.name,
            value: field.value,
            onChange: field.onChange,
            onBlur: field.onBlur,
            ref: field.ref,
            error: fieldState.error?.message,
          })
        }
      />
    ));
    expect(sent(formOf(container))).toEqual(sample.sent('it'));
    act(() => form().setValue('it', sample.second));
    expect(sent(formOf(container))).not.toEqual(sample.sent('it'));
    act(() => form().reset());
    expect(form().getValues('it')).toEqual(sample.first);
    expect(sent(formOf(container))).toEqual(sample.sent('it'));
    await act(async () => form().setError('it', { message: 'Choose another one.' }, { shouldFocus: true }));
    const field = container.querySelector('[data-field][data-invalid]');
    expect(field?.textContent).toContain('Choose another one.');
    expect(field?.contains(document.activeElement)).toBe(true);
  });

  it.each(samples)('is found by a try in vain, which gives it the focus: %s', async (_path, sample) => {
    const { container } = inHookForm(sample.first, ({ control }) => (
      <Controller
        name="it"
        control={control}
        rules={{ validate: () => 'Choose another one.' }}
        render={({ field, fieldState }) => sample.render({ ...field, error: fieldState.error?.message })}
      />
    ));
    fireEvent.submit(formOf(container));
    await waitFor(() => expect(container.querySelector('[data-field][data-invalid]')).not.toBeNull());
    expect(container.querySelector('[data-field]')?.contains(document.activeElement)).toBe(true);
  });

  it.each(native)('is read and written by register, in its own input: %s', async (_path, sample) => {
    const { container, form, user } = inHookForm(sample.first, ({ register, formState }) => {
      const { onChange, onBlur, name, ref } = register('it', { required: 'Choose one.' });
      return sample.render({
        name,
        ref,
        onBlur: () => void onBlur({ target: { name }, type: 'blur' }),
        onChange: (value) => void onChange({ target: { name, value } }),
        error: formState.errors.it?.message,
      });
    });
    const input = container.querySelector<HTMLInputElement>('[name="it"]');
    expect(input?.value).toBe(sample.first);
    act(() => form().setValue('it', sample.second));
    expect(input?.value).toBe(sample.second);
    act(() => form().reset({ it: sample.first }));
    expect(input?.value).toBe(sample.first);
    await user.clear(input as HTMLInputElement);
    fireEvent.submit(formOf(container));
    await waitFor(() => expect(container.querySelector('[data-field][data-invalid]')).not.toBeNull());
    expect(document.activeElement).toBe(input);
    await user.type(input as HTMLInputElement, '4');
    await waitFor(() => expect(form().getValues('it')).toBe('4'));
  });
});
