import { Trash2 } from 'lucide-react';
import type { Specimen } from '../../conformance/specimens/specimen.ts';
import { IconButton } from './icon-button.tsx';

export const page = 'controls';

export const specimen: Specimen = (say, rootAttributes) => (
  <IconButton icon={Trash2} label={say('Remove card')} {...rootAttributes} />
);
