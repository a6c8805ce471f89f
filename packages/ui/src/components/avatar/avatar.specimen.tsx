import type { Specimen } from '../../conformance/specimens/specimen.ts';
import { Avatar } from './avatar.tsx';

export const page = 'views';

export const specimen: Specimen = (say, marks) => <Avatar name={say('Ana Bell')} {...marks} />;
