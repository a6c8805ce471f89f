import type { Specimen } from '../../conformance/specimens/specimen.ts';
import { TypingIndicator } from './typing-indicator.tsx';

export const page = 'parts';

export const specimen: Specimen = (say, rootAttributes) => (
  <TypingIndicator names={[say('Ana'), say('Ben')]} {...rootAttributes} />
);
