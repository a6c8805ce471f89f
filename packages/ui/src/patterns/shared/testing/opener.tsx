import { type ReactNode, useState } from 'react';
import { Button } from '../../../components/button/button.tsx';

export interface OpenerProps {
  /** Whether the overlay is open from the start. */
  startsOpen?: boolean | undefined;
  /** The overlay, with what it needs to be opened and closed. */
  children: (isOpen: boolean, setOpen: (isOpen: boolean) => void) => ReactNode;
}

/** A page with one button that opens an overlay, so that the focus has somewhere to come back to. */
export function Opener({ startsOpen = false, children }: OpenerProps) {
  const [isOpen, setOpen] = useState(startsOpen);
  return (
    <>
      <Button onPress={() => setOpen(true)}>Open</Button>
      {children(isOpen, setOpen)}
    </>
  );
}
