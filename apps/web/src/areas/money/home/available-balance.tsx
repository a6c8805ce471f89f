import type { AvailableFunds } from '@dayfare/api/money/queries';
import {
  accountStepFor,
  addDays,
  type IsoDate,
  isDailyLimit,
  isoDate,
  type MinorUnits,
  proofKindFor,
  takeable,
} from '@dayfare/domain/money';
import { Amount } from '@dayfare/ui/amount';
import { Button } from '@dayfare/ui/button';
import { Link } from '@dayfare/ui/link';
import { Stack } from '@dayfare/ui/stack';
import { Text } from '@dayfare/ui/text';
import { dayWords } from '../../../kit/money/format/when.ts';
import { useMoneyView } from '../../../kit/money/parts/use-money-view.ts';
import { boundWords } from '../../../kit/money/reasons/availability.ts';
import { ClosureLink } from '../../../kit/money/reasons/closure-link.tsx';
import { useRefusal } from '../../../kit/money/reasons/use-refusal.ts';
import { stepPath } from '../../../kit/money/transfer/steps.ts';
import { useVoice } from '../../../platform/i18n/use-texts.ts';
import { optional } from '../../../platform/loading/optional.tsx';
import { pathTo } from '../../../platform/navigation/path-to.ts';
import { useNavigate } from '../../../platform/navigation/use-navigate.ts';

/** Only where the person has paused early pay. */
const ResumeEarlyPay = optional(async () => ({
  default: (await import('../../../kit/money/parts/resume-early-pay.tsx')).ResumeEarlyPay,
}));

const accountStepPath = { add: pathTo('/ewa/accounts/new'), see: pathTo('/ewa/accounts') } as const;

export interface AvailableBalanceProps {
  funds: AvailableFunds;
  /** Null while the pay period is unknown. */
  payday: IsoDate | null;
}

/** What can be taken now and the one action; for the rest, why it can't be taken and when that changes. */
export function AvailableBalance({ funds, payday }: AvailableBalanceProps) {
  const { accessible, currency, updatedAt, remainingToday } = funds;
  const { t, when, money } = useMoneyView(currency);
  const voice = useVoice();
  const navigate = useNavigate();
  const refusal = useRefusal(funds, payday);
  const proof = proofKindFor(funds.reason);
  const account = accountStepFor(funds.reason);
  const { now, later } = takeable({ available: accessible, remainingToday }, refusal === null);
  return (
    <Stack gap={5}>
      <Stack gap={2}>
        <Amount minor={now} currency={currency} size="hero" />
        <Text variant="caption" tone="muted">
          {t('home.asOf', { when: when(updatedAt, true) })}
        </Text>
      </Stack>
      {funds.carriedOver > 0 && <CarriedOver funds={funds} payday={payday} />}
      {refusal && (
        <Stack gap={1} id="not-now">
          <Text isStrong>{refusal.title}</Text>
          {later > 0 && <Text>{t('home.restClosed', { rest: money(later) })}</Text>}
          <Text>{refusal.text}</Text>
          <ClosureLink own={funds.own} agreementType={funds.agreementType} />
          {proof && (
            <Link variant="standalone" href={pathTo('/ewa/proofs')}>
              {t(`kit/money/reasons:proof.${proof}`)}
            </Link>
          )}
        </Stack>
      )}
      {!refusal && later > 0 && <Later funds={funds} amount={later} />}
      {funds.own === 'pause' && <ResumeEarlyPay />}
      {refusal && account ? (
        // What opens early pay is the one thing to do.
        <Button
          isStretched
          aria-describedby="not-now"
          onPress={() => void navigate(accountStepPath[account])}
        >
          {t(`kit/money/reasons:accounts.${account}`)}
        </Button>
      ) : (
        <Button
          isStretched
          isDisabled={refusal !== null}
          aria-describedby={refusal ? 'not-now' : undefined}
          onPress={() => void navigate(stepPath('amount'))}
        >
          {voice('getMoney')}
        </Button>
      )}
    </Stack>
  );
}

/** What a limit holds back, and from when it is available. */
function Later({ funds, amount }: { funds: AvailableFunds; amount: MinorUnits }) {
  const { currency, dailyLimit, remainingToday, remainingReason: reason } = funds;
  const { remainingUntil, remainingOwn } = funds;
  const { t, money, language, today } = useMoneyView(currency);
  if (!isDailyLimit(reason)) {
    const until = remainingUntil && dayWords(remainingUntil, language);
    return (
      <Stack gap={1}>
        <Text isStrong>{t('home.restBound', { rest: money(amount) })}</Text>
        <Text>{boundWords(t, { reason, left: money(remainingToday), until, own: remainingOwn })}</Text>
        <ClosureLink own={remainingOwn} agreementType={null} />
      </Stack>
    );
  }
  const tomorrow = dayWords(addDays(isoDate(today), 1), language);
  return (
    <Stack gap={1}>
      <Text isStrong>{t('home.rest', { rest: money(amount), date: tomorrow })}</Text>
      <Text>
        {remainingToday === dailyLimit
          ? t('home.restUntouched', { dailyLimit: money(dailyLimit) })
          : t('home.restText', { dailyLimit: money(dailyLimit), today: money(remainingToday) })}
      </Text>
    </Stack>
  );
}

/** What the last pay could not give back, and which one does. */
function CarriedOver({ funds, payday }: AvailableBalanceProps) {
  const { t, money, language } = useMoneyView(funds.currency);
  return (
    <Stack gap={1}>
      <Text isStrong>{t('home.carried')}</Text>
      <Text>
        {t('home.carriedText', {
          amount: money(funds.carriedOver),
          payday: payday === null ? t('kit/money/reasons:payday') : dayWords(payday, language),
        })}
      </Text>
      <Link variant="standalone" href={pathTo('/ewa/proofs')}>
        {t('home.seeDeductions')}
      </Link>
    </Stack>
  );
}
