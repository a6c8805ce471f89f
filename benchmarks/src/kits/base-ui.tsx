import { AlertDialog } from '@base-ui/react/alert-dialog';
import { Button } from '@base-ui/react/button';
import { Checkbox } from '@base-ui/react/checkbox';
import { CSPProvider } from '@base-ui/react/csp-provider';
import { Field } from '@base-ui/react/field';
import { useId } from 'react';
import type { Kit, Row } from '../kit.ts';

/** It brings no styles: what is measured is behaviour alone. */
export const Provider: Kit['Provider'] = ({ nonce, children }) => (
  <CSPProvider nonce={nonce}>{children}</CSPProvider>
);

export const kit: Kit = {
  Provider,
  Stack: ({ children }) => <div>{children}</div>,
  Heading: ({ children }) => <h1>{children}</h1>,
  Field: ({ label, type, error }) => (
    <Field.Root invalid={error !== undefined}>
      <Field.Label>{label}</Field.Label>
      <Field.Control type={type ?? 'text'} />
      <Field.Error match={error !== undefined}>{error}</Field.Error>
    </Field.Root>
  ),
  Tick: ({ children }) => {
    const id = useId();
    return (
      <div>
        <Checkbox.Root id={id}>
          <Checkbox.Indicator>✓</Checkbox.Indicator>
        </Checkbox.Root>
        <label htmlFor={id}>{children}</label>
      </div>
    );
  },
  Problem: ({ title, children }) => (
    <div role="alert">
      <strong>{title}</strong>
      <p>{children}</p>
    </div>
  ),
  Submit: ({ children, onPress }) => <Button onClick={onPress}>{children}</Button>,
  Question: ({ isOpen, title, children, yes, no, onAnswer }) => (
    <AlertDialog.Root open={isOpen} onOpenChange={onAnswer}>
      <AlertDialog.Portal>
        <AlertDialog.Backdrop />
        <AlertDialog.Popup>
          <AlertDialog.Title>{title}</AlertDialog.Title>
          <AlertDialog.Description>{children}</AlertDialog.Description>
          <AlertDialog.Close>{no}</AlertDialog.Close>
          <AlertDialog.Close>{yes}</AlertDialog.Close>
        </AlertDialog.Popup>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  ),
};

/** It has no row; plain elements stand for one. */
export const ItemRow: Row = ({ title, note, amount }) => (
  <div>
    <div>{title}</div>
    <div>{note}</div>
    <div>{amount}</div>
  </div>
);
