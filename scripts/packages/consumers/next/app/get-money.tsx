'use client';

import { Button } from '@dayfare/ui/button';
import { Dialog } from '@dayfare/ui/dialog';
import { useState } from 'react';

export function GetMoney() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>Get $40.00</Button>
      <Dialog isOpen={isOpen} onOpenChange={setOpen} title="Is that right?">
        $40.00, free.
      </Dialog>
    </>
  );
}
