import { type ReactNode, useState } from 'react';
import { Button } from '../../../components/button/button.tsx';

export interface OpenerProps {
  /** Whether the overlay is open initially. */
  startsOpen?: boolean | undefined;
  /** Renders the overlay. */
  children: (isOpen: boolean, setOpen: (isOpen: boolean) => void) => ReactNode;
}

/** A page with a button that opens an overlay, so that focus has somewhere to return to. */
export function Opener({ startsOpen = false, children }: OpenerProps) {
  const [isOpen, setOpen] = useState(startsOpen);
  return (
    <>
      <Button onPress={() => setOpen(true)}>Open</Button>
      {children(isOpen, setOpen)}
    </>
  );
}
