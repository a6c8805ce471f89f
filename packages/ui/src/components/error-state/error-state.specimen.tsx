import { nothing, type Specimen } from '../../conformance/specimens/specimen.ts';
import { ErrorState } from './error-state.tsx';

export const page = 'views';

export const specimen: Specimen = (say, marks) => (
  <ErrorState title={say('That did not load')} onRetry={nothing} {...marks}>
    {say('Nothing was taken from your pay.')}
  </ErrorState>
);
