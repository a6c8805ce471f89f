import type { Instrument } from '@dayfare/api/money/queries';
import {
  type CurrencyCode,
  type EpochMs,
  instrumentCondition,
  type Need,
  type Needs,
} from '@dayfare/domain/money';
import { Stack } from '@dayfare/ui/stack';
import { Text } from '@dayfare/ui/text';
import { Timeline, type TimelineStep } from '@dayfare/ui/timeline';
import { useMoneyView } from '../../../../kit/money/parts/use-money-view.ts';
import type { BalanceWords } from '../../../../kit/money/reasons/balance-words.ts';
import { useTexts, useVoice } from '../../../../platform/i18n/use-texts.ts';

export interface NeedsListProps {
  needs: Needs;
  accounts: readonly Instrument[];
  currency: CurrencyCode;
  /** When the employer's hours are next read; null where that is unknown. */
  nextUpdateAt: EpochMs | null;
  /** Why early pay is closed, where that is one of the needs. */
  words: BalanceWords;
}

/** What is done and what is still needed until money can be taken: what the person does, and what others do, with its day. */
export function NeedsList({ needs, accounts, currency, nextUpdateAt, words }: NeedsListProps) {
  const t = useTexts('money/home');
  const voice = useVoice();
  const { day } = useMoneyView(currency);
  const current =
    needs.list.find(({ state }) => state === 'todo') ?? needs.list.find(({ state }) => state === 'waiting');
  const tell = ({ name, state }: Need): Pick<TimelineStep, 'title' | 'description'> => {
    switch (name) {
      case 'hours':
        if (state === 'done') return { title: t('needs.hours.done') };
        return {
          title: nextUpdateAt
            ? t('needs.hours.waiting', { day: day(nextUpdateAt) })
            : t('needs.hours.unknown'),
          description: t('needs.hours.text'),
        };
      case 'account': {
        if (!needs.account) return { title: t('needs.account.done') };
        const deposits = needs.account === 'wait' ? depositsAt(accounts) : null;
        return {
          title: t(`needs.account.${needs.account}`),
          description: deposits
            ? t('needs.accountText.deposits', { day: day(deposits) })
            : t(`needs.accountText.${needs.account}`),
        };
      }
      case 'agreement':
        return { title: t('needs.agreement') };
      case 'opening':
        return { title: words.title ?? '', description: words.text };
      case 'money':
        return { title: voice('getMoney') };
    }
  };
  return (
    <Stack gap={3} id="not-now">
      <Text isStrong>{t('needs.title')}</Text>
      <Timeline
        label={t('needs.title')}
        steps={needs.list.map((need) => ({
          ...tell(need),
          state: need.state === 'done' ? 'done' : need === current ? 'current' : 'upcoming',
        }))}
      />
    </Stack>
  );
}

/** When the small deposits arrive by which an account is checked; null where none are on their way. */
function depositsAt(accounts: readonly Instrument[]): EpochMs | null {
  const checked = accounts.find((one) => instrumentCondition(one) === 'checking' && one.pennyTest !== null);
  return checked?.pennyTest?.arrivesAt ?? null;
}
