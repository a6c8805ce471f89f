import { ActionConfirm } from '../../patterns/action-confirm/action-confirm.tsx';
import { words as actionConfirm } from '../../patterns/action-confirm/words.ts';
import { AppRating } from '../../patterns/app-rating/app-rating.tsx';
import { words as appRating } from '../../patterns/app-rating/words.ts';
import { BiometricPrompt } from '../../patterns/biometric-prompt/biometric-prompt.tsx';
import { words as biometricPrompt } from '../../patterns/biometric-prompt/words.ts';
import { CardDisclosure } from '../../patterns/card-disclosure/card-disclosure.tsx';
import { words as cardDisclosure } from '../../patterns/card-disclosure/words.ts';
import { ContractDrawer } from '../../patterns/contract-drawer/contract-drawer.tsx';
import { words as contractDrawer } from '../../patterns/contract-drawer/words.ts';
import { FilterDrawer } from '../../patterns/filter-drawer/filter-drawer.tsx';
import { words as filterDrawer } from '../../patterns/filter-drawer/words.ts';
import { LinkCard } from '../../patterns/link-card/link-card.tsx';
import { words as linkCard } from '../../patterns/link-card/words.ts';
import { PolicySheet } from '../../patterns/policy-sheet/policy-sheet.tsx';
import { words as policySheet } from '../../patterns/policy-sheet/words.ts';
import { ProviderConsent } from '../../patterns/provider-consent/provider-consent.tsx';
import { words as providerConsent } from '../../patterns/provider-consent/words.ts';
import { ScrollModal } from '../../patterns/scroll-modal/scroll-modal.tsx';
import { words as scrollModal } from '../../patterns/scroll-modal/words.ts';
import { SessionTimeout } from '../../patterns/session-timeout/session-timeout.tsx';
import { words as sessionTimeout } from '../../patterns/session-timeout/words.ts';
import { noFilters } from '../../patterns/transaction-filters/filter-values.ts';
import { TransactionFilters } from '../../patterns/transaction-filters/transaction-filters.tsx';
import { words as transactionFilters } from '../../patterns/transaction-filters/words.ts';
import { ownWords } from './own-words.ts';
import { nothing, type Specimen } from './specimen.ts';

type Say = Parameters<Specimen>[0];

const options = (say: Say) => [
  { value: 'sent', label: say('Sent') },
  { value: 'received', label: say('Received') },
];
const contracts = (say: Say) => [
  {
    id: 'transfers',
    title: say('Electronic transfers'),
    content: say('You can take this back at any time.'),
  },
];

/** Patterns that lie over the page: one at a time, because the rest of the page is inert meanwhile. */
export const patternSheets = {
  'patterns/action-confirm': (say, marks) => (
    <ActionConfirm
      isOpen
      onClose={nothing}
      heading={say('Give this shift back?')}
      description={say('Somebody else can take it then.')}
      accept={{ label: say('Give it back'), onPress: nothing }}
      reject={{ label: say('Keep it'), onPress: nothing }}
      policyHref="#policy"
      bottomDescription={say('You can change this later.')}
      text={ownWords(actionConfirm.en, say)}
      {...marks}
    />
  ),
  'patterns/app-rating': (say, marks) => (
    <AppRating isOpen onAnswer={nothing} text={ownWords(appRating.en, say)} {...marks} />
  ),
  'patterns/biometric-prompt': (say, marks) => (
    <BiometricPrompt
      isOpen
      kind="auth"
      onAccept={nothing}
      onDismiss={nothing}
      text={ownWords(biometricPrompt.en.auth, say)}
      {...marks}
    />
  ),
  'patterns/card-disclosure': (say, marks) => (
    <CardDisclosure
      isOpen
      onClose={nothing}
      disclosures={[{ title: say('What it costs'), content: say('Nothing a month.') }]}
      isInApproval
      onLink={nothing}
      text={ownWords(cardDisclosure.en, say)}
      {...marks}
    />
  ),
  'patterns/contract-drawer': (say, marks) => (
    <ContractDrawer
      isOpen
      contracts={contracts(say)}
      onDismiss={nothing}
      onRetry={nothing}
      text={ownWords(contractDrawer.en, say)}
      {...marks}
    />
  ),
  'patterns/filter-drawer': (say, marks) => (
    <FilterDrawer
      isOpen
      onClose={nothing}
      filters={options(say)}
      value={['sent']}
      onApply={nothing}
      text={ownWords(filterDrawer.en, say)}
      {...marks}
    />
  ),
  'patterns/link-card': (say, marks) => (
    <LinkCard isOpen onClose={nothing} onContinue={nothing} text={ownWords(linkCard.en, say)} {...marks} />
  ),
  'patterns/policy-sheet': (say, marks) => (
    <PolicySheet
      isOpen
      onClose={nothing}
      policies={contracts(say)}
      onRetry={nothing}
      text={ownWords(policySheet.en, say)}
      {...marks}
    />
  ),
  'patterns/provider-consent': (say, marks) => (
    <ProviderConsent
      isOpen
      onClose={nothing}
      onContinue={nothing}
      text={ownWords(providerConsent.en, say)}
      {...marks}
    />
  ),
  'patterns/scroll-modal': (say, marks) => (
    <ScrollModal
      isOpen
      onClose={nothing}
      title={say('How savings work')}
      steps={[{ title: say('Choose an amount'), text: say('From every pay.') }]}
      cta={{ label: say('Start saving'), onPress: nothing }}
      anchor={{ label: say('More about it'), href: '#more' }}
      checkbox={{ label: say('I agree to the terms.'), isSelected: false, onChange: nothing }}
      issuerStatements={[say('Issued by Example Bank.')]}
      text={ownWords(scrollModal.en, say)}
      {...marks}
    >
      {say('A little from every pay.')}
    </ScrollModal>
  ),
  'patterns/session-timeout': (say, marks) => (
    <SessionTimeout
      isOpen
      endsAt={Date.now() + 90_000}
      onContinue={nothing}
      onLogOut={nothing}
      onEnd={nothing}
      deviceActivityHref="#devices"
      onDeviceActivity={nothing}
      text={ownWords(sessionTimeout.en, say)}
      {...marks}
    />
  ),
  'patterns/transaction-filters': (say, marks) => (
    <TransactionFilters
      isOpen
      onClose={nothing}
      value={noFilters}
      onApply={nothing}
      currency="USD"
      timeFrames={options(say)}
      statuses={options(say)}
      types={options(say)}
      instruments={options(say)}
      text={ownWords(transactionFilters.en, say)}
      {...marks}
    />
  ),
} as const satisfies Record<string, Specimen>;
