import type { Specimen } from '../../conformance/specimens/specimen.ts';
import { Text } from '../text/text.tsx';
import { Screen } from './screen.tsx';

export const page = 'alone';

export const specimen: Specimen = (say, rootAttributes) => (
  <Screen footer={<Text>{say('You can change this later.')}</Text>} {...rootAttributes}>
    <Text variant="title">{say('Get paid')}</Text>
  </Screen>
);
