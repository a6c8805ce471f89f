import { TextField } from '@dayfare/ui/text-field';
import { useState } from 'react';

/** A field that is checked when one leaves it. */
export function Sample() {
  const [name, setName] = useState('');
  const [wasLeft, setLeft] = useState(false);
  return (
    <TextField
      label="Name on the card"
      value={name}
      onChange={setName}
      onBlur={() => setLeft(true)}
      description="As it is printed."
      error={wasLeft && name === '' ? 'Enter the name on the card.' : undefined}
      autoComplete="cc-name"
    />
  );
}
