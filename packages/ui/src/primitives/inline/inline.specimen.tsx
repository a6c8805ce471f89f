import type { Specimen } from '../../conformance/specimens/specimen.ts';
import { Text } from '../text/text.tsx';
import { Inline } from './inline.tsx';

export const page = 'parts';

export const specimen: Specimen = (say, rootAttributes) => (
  <Inline {...rootAttributes}>
    <Text as="span">{say('Next day')}</Text>
    <Text as="span">{say('Free')}</Text>
  </Inline>
);
