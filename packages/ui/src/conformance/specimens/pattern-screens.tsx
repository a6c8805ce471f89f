import { Button } from '../../components/button/button.tsx';
import { SnackbarProvider } from '../../components/snackbar/snackbar.tsx';
import { AccountFailed } from '../../patterns/account-failed/account-failed.tsx';
import { words as accountFailed } from '../../patterns/account-failed/words.ts';
import { AccountSuccess } from '../../patterns/account-success/account-success.tsx';
import { words as accountSuccess } from '../../patterns/account-success/words.ts';
import { ActivationSteps } from '../../patterns/activation-steps/activation-steps.tsx';
import { words as activationSteps } from '../../patterns/activation-steps/words.ts';
import { DiscountSplash } from '../../patterns/discount-splash/discount-splash.tsx';
import { words as discountSplash } from '../../patterns/discount-splash/words.ts';
import { FullScreenTemplate } from '../../patterns/full-screen-template/full-screen-template.tsx';
import { Maintenance } from '../../patterns/maintenance/maintenance.tsx';
import { words as maintenance } from '../../patterns/maintenance/words.ts';
import { MyPayNow } from '../../patterns/my-pay-now/my-pay-now.tsx';
import { words as myPayNow } from '../../patterns/my-pay-now/words.ts';
import { PageNotFound } from '../../patterns/page-not-found/page-not-found.tsx';
import { words as pageNotFound } from '../../patterns/page-not-found/words.ts';
import { Receipt } from '../../patterns/receipt/receipt.tsx';
import { ownWords } from './own-words.ts';
import { nothing, type Specimen } from './specimen.ts';

type Say = Parameters<Specimen>[0];

const steps = (say: Say) => [
  { title: say('Confirm your identity'), text: say('It takes two minutes.'), isDone: true },
  { title: say('Choose a PIN'), text: say('Four digits that only you know.') },
];

/** Patterns that are a page of their own, so that no two can share one. */
export const patternScreens = {
  'patterns/account-failed': (say, marks) => (
    <AccountFailed
      variant="membership"
      phone={{ label: say('Call us'), href: 'tel:+15550100' }}
      onBack={nothing}
      onHelp={nothing}
      onReenter={nothing}
      homeHref="#home"
      text={ownWords(accountFailed.en, say)}
      {...marks}
    />
  ),
  'patterns/account-success': (say, marks) => (
    <AccountSuccess
      onBack={nothing}
      onHelp={nothing}
      policy={say('I agree to the terms.')}
      isAgreed={false}
      onContinue={nothing}
      skip={{ label: say('Do this later'), onPress: nothing }}
      text={ownWords(accountSuccess.en, say)}
      {...marks}
    />
  ),
  'patterns/activation-steps': (say, marks) => (
    <ActivationSteps
      onBack={nothing}
      onHelp={nothing}
      title={say('Activate your card')}
      message={say('Two steps are left.')}
      steps={steps(say)}
      primary={{ label: say('Start now'), onPress: nothing }}
      text={ownWords(activationSteps.en, say)}
      {...marks}
    />
  ),
  'patterns/discount-splash': (say, marks) => (
    <DiscountSplash
      onBack={nothing}
      onClose={nothing}
      title={say('Half price for you')}
      message={say('Until the end of the month.')}
      offer={say('Instant for $1.49')}
      steps={steps(say)}
      onStart={nothing}
      text={ownWords(discountSplash.en, say)}
      {...marks}
    />
  ),
  'patterns/full-screen-template': (say, marks) => (
    <FullScreenTemplate
      screen="startsaving"
      onBack={nothing}
      onHelp={nothing}
      onClose={nothing}
      step={say('Step 1 of 3')}
      title={say('Start saving')}
      savings={{ label: say('Saved so far'), minor: 4_025, currency: 'USD' }}
      howItWorks={{ title: say('How it works'), steps: steps(say) }}
      consent={{ label: say('I agree to the terms.'), isSelected: false, onChange: nothing }}
      primary={{ label: say('Save $5 a week'), onPress: nothing }}
      anchor={{ label: say('More about it'), href: '#more' }}
      issuerStatements={[say('Issued by Example Bank.')]}
      {...marks}
    >
      {say('A little from every pay.')}
    </FullScreenTemplate>
  ),
  'patterns/maintenance': (say, marks) => (
    <Maintenance
      onRetry={nothing}
      onHelp={nothing}
      expectedAt="2026-11-21T14:00:00Z"
      timeZone="America/New_York"
      text={ownWords(maintenance.en, say)}
      {...marks}
    />
  ),
  'patterns/my-pay-now': (say, marks) => (
    <MyPayNow
      account=""
      onChange={nothing}
      onContinue={nothing}
      error={say('Enter the number to go on.')}
      onBack={nothing}
      onHelp={nothing}
      text={ownWords(myPayNow.en, say)}
      {...marks}
    />
  ),
  'patterns/page-not-found': (say, marks) => (
    <PageNotFound onBack={nothing} helpHref="#help" text={ownWords(pageNotFound.en, say)} {...marks} />
  ),
  'patterns/receipt': (say, marks) => (
    <SnackbarProvider>
      <Receipt
        outcome="settled"
        currency="USD"
        amountMinor={4_000}
        feeMinor={299}
        destination={{ name: say('Visa debit'), detail: say('Card ending in 0923') }}
        transactionId="DF-7F3A-2291"
        arrivesAt="2026-11-21T19:42:00Z"
        timeZone="America/New_York"
        actions={<Button>{say('Done')}</Button>}
        text={ownWords(
          {
            title: 'It is there',
            message: 'Your bank has confirmed it.',
            transactionId: 'Transaction number',
            copy: 'copy',
            copied: 'Transaction number copied',
            notCopied: 'Select the number instead.',
            to: 'To',
            fee: 'Fee',
            free: 'Free',
            arrives: 'Arrives',
          },
          say,
        )}
        {...marks}
      />
    </SnackbarProvider>
  ),
} as const satisfies Record<string, Specimen>;
