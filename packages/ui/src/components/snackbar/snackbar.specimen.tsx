import { useEffect } from 'react';
import type { Specimen } from '../../conformance/specimens/specimen.ts';
import { SnackbarProvider, useSnackbar } from './snackbar.tsx';

/** Shows a message when it mounts. */
function Says({ message }: { message: string }) {
  const { notify } = useSnackbar();
  useEffect(() => notify({ message }), [notify, message]);
  return null;
}

export const page = 'alone';

export const specimen: Specimen = (say) => (
  <SnackbarProvider>
    <Says message={say('Saved.')} />
  </SnackbarProvider>
);
