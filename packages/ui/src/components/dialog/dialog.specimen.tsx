import { overlay } from '../../conformance/specimens/samples.tsx';
import type { Specimen } from '../../conformance/specimens/specimen.ts';
import { Dialog } from './dialog.tsx';

export const page = 'alone';

export const specimen: Specimen = (say, rootAttributes) => <Dialog {...overlay(say)} {...rootAttributes} />;
