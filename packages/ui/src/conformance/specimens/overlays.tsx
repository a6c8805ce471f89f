import { useEffect } from 'react';
import { BottomSheet } from '../../components/bottom-sheet/bottom-sheet.tsx';
import { Button } from '../../components/button/button.tsx';
import { Dialog } from '../../components/dialog/dialog.tsx';
import { Drawer } from '../../components/drawer/drawer.tsx';
import { SnackbarProvider, useSnackbar } from '../../components/snackbar/snackbar.tsx';
import { Tooltip } from '../../components/tooltip/tooltip.tsx';
import { nothing, type Specimen } from './specimen.ts';

/** Says something as soon as it is there. */
function Says({ message }: { message: string }) {
  const { notify } = useSnackbar();
  useEffect(() => notify({ message }), [notify, message]);
  return null;
}

const overlay = (say: Parameters<Specimen>[0]) => ({
  isOpen: true,
  onOpenChange: nothing,
  title: say('Cancel this transfer?'),
  children: say('Cancelling is free.'),
  actions: <Button>{say('Cancel transfer')}</Button>,
});

/** Overlays: what lies over the page. One at a time, because the rest of the page is inert meanwhile. */
export const overlays = {
  'bottom-sheet': (say, marks) => <BottomSheet {...overlay(say)} {...marks} />,
  dialog: (say, marks) => <Dialog {...overlay(say)} {...marks} />,
  drawer: (say, marks) => <Drawer {...overlay(say)} {...marks} />,
  snackbar: (say) => (
    <SnackbarProvider>
      <Says message={say('Saved.')} />
    </SnackbarProvider>
  ),
  tooltip: (say, marks) => (
    <Tooltip text={say('Only you see this.')} defaultOpen {...marks}>
      <Button>{say('Rename card')}</Button>
    </Tooltip>
  ),
} as const satisfies Record<string, Specimen>;
