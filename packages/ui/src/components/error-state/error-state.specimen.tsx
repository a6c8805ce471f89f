import { nothing, type Specimen } from '../../conformance/specimens/specimen.ts';
import { ErrorState } from './error-state.tsx';

export const page = 'views';

export const specimen: Specimen = (say, rootAttributes) => (
  <ErrorState title={say('That did not load')} onRetry={nothing} {...rootAttributes}>
    {say('Nothing was taken from your pay.')}
  </ErrorState>
);
