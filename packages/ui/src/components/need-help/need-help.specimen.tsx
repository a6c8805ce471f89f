import type { Specimen } from '../../conformance/specimens/specimen.ts';
import { NeedHelp } from './need-help.tsx';

export const page = 'controls';

export const specimen: Specimen = (say, rootAttributes) => (
  <NeedHelp href="#help" label={say('Need help?')} {...rootAttributes} />
);
