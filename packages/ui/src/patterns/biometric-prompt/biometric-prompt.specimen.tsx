import { ownWords } from '../../conformance/specimens/own-words.ts';
import { nothing, type Specimen } from '../../conformance/specimens/specimen.ts';
import { BiometricPrompt } from './biometric-prompt.tsx';
import { words as biometricPrompt } from './words.ts';

export const page = 'alone';

export const specimen: Specimen = (say, rootAttributes) => (
  <BiometricPrompt
    isOpen
    kind="auth"
    onAccept={nothing}
    onDismiss={nothing}
    text={ownWords(biometricPrompt.en.auth, say)}
    {...rootAttributes}
  />
);
