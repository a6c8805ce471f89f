import type { Specimen } from '../../conformance/specimens/specimen.ts';
import { Text } from './text.tsx';

export const page = 'parts';

export const specimen: Specimen = (say, marks) => (
  <Text variant="heading" {...marks}>
    {say('Get paid before payday')}
  </Text>
);
