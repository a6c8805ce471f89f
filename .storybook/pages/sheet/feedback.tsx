import { Banner } from '@dayfare/ui/banner';
import { BottomSheet } from '@dayfare/ui/bottom-sheet';
import { Button } from '@dayfare/ui/button';
import { Dialog } from '@dayfare/ui/dialog';
import { EmptyState } from '@dayfare/ui/empty-state';
import { ErrorState } from '@dayfare/ui/error-state';
import { ProgressBar } from '@dayfare/ui/progress-bar';
import { Skeleton } from '@dayfare/ui/skeleton';
import { Stack } from '@dayfare/ui/stack';
import { Text } from '@dayfare/ui/text';
import { useState } from 'react';
import { Specimen } from './specimen.tsx';

function Overlays() {
  const [open, setOpen] = useState<'dialog' | 'sheet' | null>(null);
  const close = () => setOpen(null);
  return (
    <Stack direction="row" gap={3} isWrapping>
      <Button variant="secondary" aria-haspopup="dialog" onPress={() => setOpen('dialog')}>
        Open a dialog
      </Button>
      <Button variant="secondary" aria-haspopup="dialog" onPress={() => setOpen('sheet')}>
        Open a bottom sheet
      </Button>
      <Dialog
        isOpen={open === 'dialog'}
        onOpenChange={close}
        title="Cancel this transfer?"
        actions={
          <>
            <Button variant="danger" onPress={close}>
              Cancel transfer
            </Button>
            <Button variant="secondary" onPress={close}>
              Keep it
            </Button>
          </>
        }
      >
        <Text>The $40.00 goes back to your balance. Cancelling is free.</Text>
      </Dialog>
      <BottomSheet
        isOpen={open === 'sheet'}
        onOpenChange={close}
        title="How fees work"
        actions={<Button onPress={close}>Got it</Button>}
      >
        <Text>Next day is always free. Instant costs what the screen says, and nothing else.</Text>
      </BottomSheet>
    </Stack>
  );
}

/** All that says how things stand. */
export function FeedbackSpecimens() {
  return (
    <>
      <Specimen name="Banner">
        <Banner tone="success" title="Your card is ready">
          You can use it now.
        </Banner>
        <Banner tone="info">Your employer sends hours every morning at six.</Banner>
        <Banner tone="warning" title="Your card expires soon">
          Add the new one before December.
        </Banner>
        <Banner tone="danger" title="The transfer did not go through">
          Your money has not moved. Try next day, which is free.
        </Banner>
      </Specimen>
      <Specimen name="Dialog, BottomSheet">
        <Overlays />
      </Specimen>
      <Specimen name="ProgressBar">
        <ProgressBar label="Your account" value={2} max={4} valueText="Step 2 of 4" />
      </Specimen>
      <Specimen name="Skeleton">
        <Skeleton shape="amount" isAnnounced />
        <Skeleton shape="text" count={3} />
        <Skeleton shape="row" count={2} />
      </Specimen>
      <Specimen name="EmptyState">
        <EmptyState
          illustration="waiting"
          headingLevel={3}
          title="Your first day is on its way"
          action={<Button variant="secondary">How it works</Button>}
        >
          It shows here the morning after you work it.
        </EmptyState>
      </Specimen>
      <Specimen name="ErrorState">
        <ErrorState headingLevel={3} title="We could not load your balance" onRetry={() => {}}>
          Your money is safe. Try again in a moment.
        </ErrorState>
      </Specimen>
    </>
  );
}
