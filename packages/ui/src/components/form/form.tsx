'use client';

import { type FormEvent, type ReactNode, type RefAttributes, useRef } from 'react';
import { Form as AriaForm, type FormProps as AriaFormProps } from 'react-aria-components/Form';
import { type AriaRootProps, given } from '../../primitives/aria-root.ts';
import { useMergedRef } from '../../primitives/field/merge-refs.ts';
import { useFocusOnError } from '../../primitives/field/use-focus-on-error.ts';
import { Banner } from '../banner/banner.tsx';
import * as styles from './form.css.ts';
import { type FieldErrors, useErrors } from './use-errors.ts';

export type { FieldErrors } from './use-errors.ts';

interface OwnProps {
  /** The fields and what sends them. Each field with a `name` finds its own error. */
  children: ReactNode;
  /**
   * Called when it is sent and `validate` finds nothing wrong, with what its fields hold. The browser sends nothing then.
   * Takes what react-hook-form's `handleSubmit` returns.
   */
  onSubmit?: ((event: FormEvent<HTMLFormElement>, data: FormData) => void) | undefined;
  /** Finds what is wrong before anything is sent, by the names of the fields; empty where all is well. */
  validate?: ((data: FormData) => FieldErrors) | undefined;
  /**
   * What a server found wrong, by the names of the fields. A new object is a new answer; each error goes once its field is
   * changed.
   */
  errors?: FieldErrors | undefined;
  /** What is wrong with the whole, and what to do now. Stands above the fields and is said at once. */
  error?: ReactNode;
}

/**
 * Never `action`: React empties a form after a function that is given there, and a page without script may put what was typed
 * into the address.
 */
type Used =
  | keyof OwnProps
  | 'action'
  | 'method'
  | 'validationErrors'
  | 'validationBehavior'
  | 'onInput'
  | 'onReset';

type Root = AriaRootProps<AriaFormProps & RefAttributes<HTMLFormElement>, Used>;

export type FormProps = OwnProps & Root;

/**
 * Fields that are sent together. What is wrong stands at each field and is said; after a try in vain the focus is on the first
 * one. Nothing that was typed is lost.
 */
export function Form({ children, onSubmit, validate, errors, error, ref, ...rest }: FormProps) {
  const form = useRef<HTMLFormElement>(null);
  const shown = useErrors(errors);
  const awaitErrors = useFocusOnError(form, Boolean(error));

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
      {...given<Root>(rest)}
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
