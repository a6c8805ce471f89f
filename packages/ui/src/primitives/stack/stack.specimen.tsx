import type { Specimen } from '../../conformance/specimens/specimen.ts';
import { Text } from '../text/text.tsx';
import { Stack } from './stack.tsx';

export const page = 'parts';

export const specimen: Specimen = (say, rootAttributes) => (
  <Stack direction="row" {...rootAttributes}>
    <Text as="span">{say('Next day')}</Text>
    <Text as="span">{say('Free')}</Text>
  </Stack>
);
