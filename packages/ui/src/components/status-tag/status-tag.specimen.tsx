import type { Specimen } from '../../conformance/specimens/specimen.ts';
import { StatusTag } from './status-tag.tsx';

export const page = 'views';

export const specimen: Specimen = (say, marks) => (
  <StatusTag tone="success" {...marks}>
    {say('Arrived')}
  </StatusTag>
);
