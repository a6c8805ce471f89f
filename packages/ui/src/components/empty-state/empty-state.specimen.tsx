import type { Specimen } from '../../conformance/specimens/specimen.ts';
import { EmptyState } from './empty-state.tsx';

export const page = 'views';

export const specimen: Specimen = (say, rootAttributes) => (
  <EmptyState title={say('No transfers yet')} {...rootAttributes}>
    {say('They show up here.')}
  </EmptyState>
);
