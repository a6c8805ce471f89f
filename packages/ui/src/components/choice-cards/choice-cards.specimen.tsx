import { help, options } from '../../conformance/specimens/samples.tsx';
import { nothing, onField, type Specimen } from '../../conformance/specimens/specimen.ts';
import { ChoiceCards } from './choice-cards.tsx';

export const page = 'controls';

export const specimen: Specimen = (say, rootAttributes) => (
  <ChoiceCards
    label={say('How fast?')}
    choices={options(say).map(({ label, ...choice }) => ({
      ...choice,
      title: label,
      trailing: say('Free'),
    }))}
    value="bank"
    onChange={nothing}
    {...help(say)}
    {...onField(rootAttributes)}
  />
);
