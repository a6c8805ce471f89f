import { Stack } from '@dayfare/ui/stack';
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';

/** Props of {@link FieldForm}. */
export interface FieldFormProps {
  /** Counts the tries that did not get past the fields. */
  refusals: number;
  onSubmit: () => void;
  children: ReactNode;
}

/** A few fields and their button. After a try in vain the focus is on the first field to mend. */
export function FieldForm({ refusals, onSubmit, children }: FieldFormProps) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (refusals > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [refusals]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <form ref={form} noValidate method="post" onSubmit={submit}>
      <Stack gap={4}>{children}</Stack>
    </form>
  );
}
