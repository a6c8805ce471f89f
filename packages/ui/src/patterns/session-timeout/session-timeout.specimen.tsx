import { ownWords } from '../../conformance/specimens/own-words.ts';
import { nothing, type Specimen } from '../../conformance/specimens/specimen.ts';
import { SessionTimeout } from './session-timeout.tsx';
import { words as sessionTimeout } from './words.ts';

export const page = 'alone';

export const specimen: Specimen = (say, rootAttributes) => (
  <SessionTimeout
    isOpen
    endsAt={Date.now() + 90_000}
    onContinue={nothing}
    onLogOut={nothing}
    onEnd={nothing}
    deviceActivityHref="#devices"
    onDeviceActivity={nothing}
    text={ownWords(sessionTimeout.en, say)}
    {...rootAttributes}
  />
);
