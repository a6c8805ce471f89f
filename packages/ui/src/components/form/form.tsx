'use client';

import { type FormEvent, type ReactNode, useRef } from 'react';
import { Form as AriaForm } from 'react-aria-components/Form';
import { useMergedRef } from '../../primitives/field/merge-refs.ts';
import { useFilledIn } from '../../primitives/field/use-filled-in.ts';
import { useFocusOnError } from '../../primitives/field/use-focus-on-error.ts';
import { given, type RootProps } from '../../primitives/root-props.ts';
import { Banner } from '../banner/banner.tsx';
import * as styles from './form.css.ts';
import { type FieldErrors, useErrors } from './use-errors.ts';

export type { FieldErrors } from './use-errors.ts';

interface OwnProps {
  /** The fields and the submit button. Each field with a `name` shows its own error. */
  children: ReactNode;
  /**
   * Called with the form's data when it is submitted and `validate` finds no errors. The browser does not send anything. Accepts the
   * return value of react-hook-form's `handleSubmit`.
   */
  onSubmit?: ((event: FormEvent<HTMLFormElement>, data: FormData) => void) | undefined;
  /** Returns errors by field name before anything is sent; empty if there are none. */
  validate?: ((data: FormData) => FieldErrors) | undefined;
  /** Errors from the server, by field name. A new object is a new response; each error is cleared when its field changes. */
  errors?: FieldErrors | undefined;
  /** What is wrong with the form as a whole and what to do. Shown above the fields and announced at once. */
  error?: ReactNode;
}

export type FormProps = OwnProps & RootProps<HTMLFormElement>;

/**
 * A group of fields that are submitted together. Errors are shown at each field and announced; after a failed attempt, focus moves to the
 * first one. Nothing that was typed is lost.
 */
export function Form({ children, onSubmit, validate, errors, error, ref, ...rest }: FormProps) {
  const form = useRef<HTMLFormElement>(null);
  const shown = useErrors(errors);
  const awaitErrors = useFocusOnError(form, Boolean(error));
  useFilledIn(form);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    const data = new FormData(event.currentTarget);
    const found = validate?.(data) ?? {};
    shown.find(found);
    awaitErrors();
    if (onSubmit || hasErrors(found)) event.preventDefault();
    if (!hasErrors(found)) onSubmit?.(event, data);
  };
  return (
    <AriaForm
      method="post"
      {...given(rest)}
      ref={useMergedRef(form, ref)}
      className={styles.form}
      validationBehavior="aria"
      validationErrors={shown.all}
      onSubmit={submit}
      onReset={shown.clear}
    >
      {error && (
        <Banner data-form-error="" tone="danger" isAnnounced>
          {error}
        </Banner>
      )}
      {children}
    </AriaForm>
  );
}

const hasErrors = (errors: FieldErrors) => Object.values(errors).some(Boolean);
