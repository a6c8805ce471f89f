import type { Specimen } from '../../conformance/specimens/specimen.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

export const page = 'parts';

export const specimen: Specimen = (say, marks) => (
  <VisuallyHidden {...marks}>{say('Two unread messages')}</VisuallyHidden>
);
