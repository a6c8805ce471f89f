import type { Specimen } from '../../conformance/specimens/specimen.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

export const page = 'parts';

export const specimen: Specimen = (say, rootAttributes) => (
  <VisuallyHidden {...rootAttributes}>{say('Two unread messages')}</VisuallyHidden>
);
