import type { AvailableFunds, Instrument } from '@dayfare/api/money/queries';
import {
  instrumentCondition,
  isDailyLimit,
  isPositive,
  type MinorUnits,
  needsOf,
  proofKindFor,
  subtract,
  zero,
} from '@dayfare/domain/money';
import { Amount } from '@dayfare/ui/amount';
import { Button } from '@dayfare/ui/button';
import { Link } from '@dayfare/ui/link';
import { Stack } from '@dayfare/ui/stack';
import { Text } from '@dayfare/ui/text';
import { takesWages } from '../../../../kit/money/format/instruments.ts';
import { useMoneyView } from '../../../../kit/money/parts/use-money-view.ts';
import { ClosureLink } from '../../../../kit/money/reasons/closure-link.tsx';
import type { Balance } from '../../../../kit/money/reasons/use-balance.ts';
import { stepPath } from '../../../../kit/money/transfer/steps.ts';
import { useTexts, useVoice } from '../../../../platform/i18n/use-texts.ts';
import { pathTo } from '../../../../platform/navigation/path-to.ts';
import { useNavigate } from '../../../../platform/navigation/use-navigate.ts';
import { ArrivalNote } from './arrival-note.tsx';
import { BalanceBackground } from './balance-background.tsx';
import { NeedsList } from './needs-list.tsx';
import { NextAction } from './next-action.tsx';
import { OwedNote } from './owed-note.tsx';

export interface AvailableBalanceProps {
  funds: AvailableFunds;
  balance: Balance;
  /** The person's accounts and cards, where nothing can be taken; undefined where they couldn’t be loaded. */
  accounts: readonly Instrument[] | undefined;
}

/** What can be taken now, why it is that much, and the one action: getting it, or what is still needed before. */
export function AvailableBalance({ funds, balance, accounts = [] }: AvailableBalanceProps) {
  const { currency, updatedAt, nextUpdateAt } = funds;
  const { t, when } = useMoneyView(currency);
  const home = useTexts('money/home');
  const voice = useVoice();
  const navigate = useNavigate();
  const { isOpen, words } = balance;
  const isOwedTold =
    balance.why.kind === 'owed' ||
    (balance.why.kind === 'closed' && balance.why.reason === 'DeductionNotCleared');
  const needs = needsFor({ funds, balance, accounts });
  // What only the person holds back is theirs already; what others hold back is not.
  const isReady = isPositive(needs.ready);
  return (
    <BalanceBackground label={isReady ? home('needs.label') : voice('availableLabel')}>
      <Stack gap={5}>
        <Stack gap={2}>
          <Amount minor={isReady ? needs.ready : balance.now} currency={currency} size="hero" />
          {isOpen && words.title === null && <Text>{words.text}</Text>}
          {isReady && <Ready funds={funds} amount={needs.ready} />}
          <Text variant="caption" tone="muted">
            {t('home.asOf', { when: when(updatedAt, true) })}
          </Text>
        </Stack>
        {needs.list.length > 0 ? (
          <>
            {!isReady && words.rest && <Text>{words.rest}</Text>}
            <NeedsList {...{ needs, accounts, currency, nextUpdateAt, words }} />
          </>
        ) : (
          words.title !== null && <WhyNotAll funds={funds} balance={balance} />
        )}
        <OwedNote funds={funds} isOpen={isOpen} isTold={isOwedTold} />
        {isOpen ? (
          <Stack gap={3}>
            <Button isStretched onPress={() => void navigate(stepPath('amount'))}>
              {voice('getMoney')}
            </Button>
            {funds.freeArrivesAt && <ArrivalNote arrivesAt={funds.freeArrivesAt} currency={currency} />}
          </Stack>
        ) : (
          needs.next && <NextAction next={needs.next} accounts={accounts} />
        )}
      </Stack>
    </BalanceBackground>
  );
}

type Facts = Required<Pick<AvailableBalanceProps, 'funds' | 'balance'>> & { accounts: readonly Instrument[] };

/** What is still needed, and how much can be taken as soon as the person's own part of it is done. */
function needsFor({ funds, balance, accounts }: Facts) {
  const needs = needsOf({
    why: balance.why,
    earned: funds.breakdown.earned,
    accounts: accounts.filter(takesWages).map(instrumentCondition),
    isAgreementKnown: funds.agreementType !== null,
  });
  const isAll = needs.list.every(({ name, state }) => state !== 'waiting' || name === 'account');
  return { ...needs, ready: needs.list.length > 0 && isAll ? balance.onceOpen : zero };
}

/** When what waits can be taken, and what a limit holds back of it until later. */
function Ready({ funds, amount }: { funds: AvailableFunds; amount: MinorUnits }) {
  const { accessible, currency, dailyLimit, remainingReason } = funds;
  const t = useTexts('money/home');
  const { money } = useMoneyView(currency);
  const rest = { rest: money(subtract(accessible, amount)), dailyLimit: money(dailyLimit) };
  if (accessible === amount) return <Text>{t('needs.ready')}</Text>;
  return <Text>{t(isDailyLimit(remainingReason) ? 'needs.readyDaily' : 'needs.readyPart', rest)}</Text>;
}

/** Why nothing or not everything can be taken, when that changes, and the way to change it where there is one. */
function WhyNotAll({ funds, balance }: Pick<AvailableBalanceProps, 'funds' | 'balance'>) {
  const { t } = useMoneyView(funds.currency);
  const { words, why } = balance;
  const proof = why.kind === 'closed' ? proofKindFor(why.reason) : null;
  const own = why.kind === 'closed' || why.kind === 'bounded' ? why.own : null;
  return (
    <Stack gap={1} id="not-now">
      <Text isStrong>{words.title}</Text>
      {words.rest && <Text>{words.rest}</Text>}
      <Text>{words.text}</Text>
      <ClosureLink own={own} agreementType={null} />
      {proof === 'hours' && (
        <Link variant="standalone" href={pathTo('/ewa/proofs')}>
          {t('kit/money/reasons:proof.hours')}
        </Link>
      )}
    </Stack>
  );
}
