import type { Specimen } from '../../conformance/specimens/specimen.ts';
import { StatusTag } from './status-tag.tsx';

export const page = 'views';

export const specimen: Specimen = (say, rootAttributes) => (
  <StatusTag tone="success" {...rootAttributes}>
    {say('Arrived')}
  </StatusTag>
);
