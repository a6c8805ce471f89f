import { overlay } from '../../conformance/specimens/samples.tsx';
import type { Specimen } from '../../conformance/specimens/specimen.ts';
import { Drawer } from './drawer.tsx';

export const page = 'alone';

export const specimen: Specimen = (say, rootAttributes) => <Drawer {...overlay(say)} {...rootAttributes} />;
