import type { Specimen } from '../../conformance/specimens/specimen.ts';
import { Text } from './text.tsx';

export const page = 'parts';

export const specimen: Specimen = (say, rootAttributes) => (
  <Text variant="heading" {...rootAttributes}>
    {say('Get paid before payday')}
  </Text>
);
