import type { Specimen } from '../../conformance/specimens/specimen.ts';
import { SnackbarProvider } from '../snackbar/snackbar.tsx';
import { CopyableNumber } from './copyable-number.tsx';

export const page = 'views';

export const specimen: Specimen = (say, rootAttributes) => (
  <SnackbarProvider>
    <CopyableNumber label={say('Account number')} value="4417001122" {...rootAttributes} />
  </SnackbarProvider>
);
