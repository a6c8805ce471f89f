import { nothing, type Specimen } from '../../conformance/specimens/specimen.ts';
import { SegmentedControl } from './segmented-control.tsx';

export const page = 'controls';

export const specimen: Specimen = (say, rootAttributes) => (
  <SegmentedControl
    label={say('Which time?')}
    segments={[
      { value: 'week', label: say('Week') },
      { value: 'month', label: say('Month') },
    ]}
    value="week"
    onChange={nothing}
    {...rootAttributes}
  />
);
