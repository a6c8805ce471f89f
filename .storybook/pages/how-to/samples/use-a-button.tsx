import { Button } from '@dayfare/ui/button';
import { useState } from 'react';

/** A button that works on it for two seconds. */
export function Sample() {
  const [isPending, setPending] = useState(false);
  const pay = () => {
    setPending(true);
    setTimeout(() => setPending(false), 2000);
  };
  return (
    <Button isPending={isPending} onPress={pay}>
      Get $40.00
    </Button>
  );
}
