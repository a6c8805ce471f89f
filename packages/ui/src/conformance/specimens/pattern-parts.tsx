import { ConsentForm } from '../../patterns/consent-form/consent-form.tsx';
import { words as consentForm } from '../../patterns/consent-form/words.ts';
import { EarningsDay } from '../../patterns/earnings-day/earnings-day.tsx';
import { words as earningsDay } from '../../patterns/earnings-day/words.ts';
import { FeeDisclosure } from '../../patterns/fee-disclosure/fee-disclosure.tsx';
import { HowIsThisWorkedOut } from '../../patterns/how-is-this-worked-out/how-is-this-worked-out.tsx';
import { MoneyStatus } from '../../patterns/money-status/money-status.tsx';
import { PolicyCheckbox } from '../../patterns/policy-checkbox/policy-checkbox.tsx';
import { ShiftDetails } from '../../patterns/shift-details/shift-details.tsx';
import { words as shiftDetails } from '../../patterns/shift-details/words.ts';
import { TransactionList } from '../../patterns/transaction-list/transaction-list.tsx';
import { TransactionRow } from '../../patterns/transaction-row/transaction-row.tsx';
import { TransferReview } from '../../patterns/transfer-review/transfer-review.tsx';
import { TypingIndicator } from '../../patterns/typing-indicator/typing-indicator.tsx';
import { ownWords } from './own-words.ts';
import { nothing, type Specimen } from './specimen.ts';

type Say = Parameters<Specimen>[0];

const currency = 'USD';
const timeZone = 'America/New_York';
const tuesday = '2026-11-24T13:00:00Z';

const transaction = (say: Say) => ({
  id: 'a',
  title: say('To Everyday checking'),
  subtitle: say('Next day'),
  date: '2026-11-20',
  minor: -4_000,
  status: 'pending' as const,
});

const policy = (say: Say, marks?: Parameters<Specimen>[1]) => (
  <PolicyCheckbox
    isAgreed={false}
    onOpen={nothing}
    onWithdraw={nothing}
    link={{ label: say('Terms of the transfer'), href: '#terms' }}
    error={say('Read and agree to go on.')}
    {...marks}
  >
    {say('I agree to the terms.')}
  </PolicyCheckbox>
);

/** Patterns that are part of a page. */
export const patternParts = {
  'patterns/consent-form': (say, marks) => (
    <ConsentForm
      items={[{ value: 'text', label: say('By text'), description: say('At most once a week.') }]}
      value={['text']}
      onChange={nothing}
      hasAllBox
      onAgree={nothing}
      onDownload={nothing}
      text={ownWords(consentForm.en, say)}
      {...marks}
    >
      {say('What may we send you?')}
    </ConsentForm>
  ),
  'patterns/earnings-day': (say, marks) => (
    <EarningsDay
      date="2026-11-20"
      currency={currency}
      earnedMinor={12_050}
      hours={{ regular: 7.5, overtime: 1, doubleOvertime: 0, total: 8.5 }}
      text={ownWords(earningsDay.en, say)}
      {...marks}
    />
  ),
  'patterns/fee-disclosure': (say, marks) => (
    <FeeDisclosure
      currency={currency}
      amountMinor={4_000}
      nextDay={{ feeMinor: 0, arrivesAt: tuesday }}
      instant={{ feeMinor: 299, unavailable: say('Needs a debit card.') }}
      value="nextDay"
      onChange={nothing}
      timeZone={timeZone}
      error={say('Choose how fast.')}
      text={ownWords(
        {
          question: 'How fast?',
          nextDay: 'Next day',
          instant: 'Instant',
          free: 'Free',
          fee: 'Fee',
          arrives: 'Arrives',
          total: 'In total',
          unavailableTitle: 'Instant is not available',
          chooseNextDay: 'Choose next day',
        },
        say,
      )}
      {...marks}
    />
  ),
  'patterns/how-is-this-worked-out': (say, marks) => (
    <HowIsThisWorkedOut
      currency={currency}
      earnedMinor={40_000}
      withheldMinor={8_000}
      takenMinor={4_000}
      feesMinor={299}
      limitMinor={20_000}
      availableMinor={20_000}
      updatedAt="2026-11-21T11:00:00Z"
      nextUpdateAt="2026-11-22T11:00:00Z"
      timeZone={timeZone}
      headingLevel={2}
      defaultExpanded
      text={ownWords(
        {
          question: 'How is this worked out?',
          earned: 'Earned so far',
          withheld: 'Kept back for taxes',
          taken: 'Already taken',
          fees: 'Fees',
          adjustment: 'Adjustment',
          left: 'Left',
          limit: 'The most at once',
          available: 'Available now',
          notes: { withheld: 'As on your last pay stub.' },
          updated: 'Updated',
          nextUpdate: 'Next update',
        },
        say,
      )}
      {...marks}
    />
  ),
  'patterns/money-status': (say, marks) => <MoneyStatus status="partly" label={say('In part')} {...marks} />,
  'patterns/policy-checkbox': policy,
  'patterns/shift-details': (say, marks) => (
    <ShiftDetails
      shift={{
        startsAt: '2026-11-21T13:00:00Z',
        endsAt: '2026-11-21T21:00:00Z',
        location: say('Harbor Street store'),
        segments: [{ kind: 'break', startsAt: '2026-11-21T17:00:00Z', endsAt: '2026-11-21T17:30:00Z' }],
      }}
      timeZone={timeZone}
      text={ownWords(shiftDetails.en, say)}
      {...marks}
    />
  ),
  'patterns/transaction-list': (say, marks) => (
    <TransactionList
      items={[transaction(say)]}
      currency={currency}
      onLoadMore={nothing}
      text={ownWords(
        {
          statuses: {
            pending: 'On its way',
            settled: 'Arrived',
            partly: 'In part',
            failed: 'Failed',
            reversed: 'Taken back',
          },
          emptyTitle: 'No transfers yet',
          empty: 'They show up here.',
          errorTitle: 'That did not load',
          error: 'Nothing was taken from your pay.',
          loadMore: 'Show more',
        },
        say,
      )}
      {...marks}
    />
  ),
  'patterns/transaction-row': (say, marks) => (
    <TransactionRow item={transaction(say)} currency={currency} statusLabel={say('On its way')} {...marks} />
  ),
  'patterns/transfer-review': (say, marks) => (
    <TransferReview
      currency={currency}
      amountMinor={4_000}
      feeMinor={299}
      totalMinor={4_299}
      leftOnPaydayMinor={15_701}
      feesThisYearMinor={598}
      destination={{ name: say('Visa debit'), detail: say('Card ending in 0923') }}
      speed={say('Instant')}
      arrivesAt={tuesday}
      timeZone={timeZone}
      policy={policy(say)}
      text={ownWords(
        {
          amount: 'You get',
          to: 'To',
          speed: 'How fast',
          fee: 'Fee',
          free: 'Free',
          arrives: 'Arrives',
          total: 'Taken from your pay',
          leftOnPayday: 'Left on payday',
          feesThisYear: 'Fees this year',
        },
        say,
      )}
      {...marks}
    />
  ),
  'patterns/typing-indicator': (say, marks) => (
    <TypingIndicator names={[say('Ana'), say('Ben')]} {...marks} />
  ),
} as const satisfies Record<string, Specimen>;
