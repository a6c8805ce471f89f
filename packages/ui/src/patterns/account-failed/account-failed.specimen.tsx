import { ownWords } from '../../conformance/specimens/own-words.ts';
import { nothing, type Specimen } from '../../conformance/specimens/specimen.ts';
import { AccountFailed } from './account-failed.tsx';
import { words as accountFailed } from './words.ts';

export const page = 'alone';

export const specimen: Specimen = (say, rootAttributes) => (
  <AccountFailed
    variant="membership"
    phone={{ label: say('Call us'), href: 'tel:+15550100' }}
    onBack={nothing}
    onHelp={nothing}
    onReenter={nothing}
    homeHref="#home"
    text={ownWords(accountFailed.en, say)}
    {...rootAttributes}
  />
);
