import { type Goal, type GoalEntry, goalHistoryQuery } from '@dayfare/api/savings/queries';
import { type CurrencyCode, isSkipReason } from '@dayfare/domain/money';
import { List } from '@dayfare/ui/list';
import { ListRow } from '@dayfare/ui/list-row';
import { Skeleton } from '@dayfare/ui/skeleton';
import { Stack } from '@dayfare/ui/stack';
import { StatusTag } from '@dayfare/ui/status-tag';
import { Text } from '@dayfare/ui/text';
import { useQuery } from '@tanstack/react-query';
import { useMoneyView } from '../../../kit/money/parts/use-money-view.ts';
import { useApp } from '../../../platform/app-context/app-context.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { LoadProblem } from '../../../platform/queries/load-problem.tsx';
import { QueryView } from '../../../platform/queries/query-view.tsx';

export interface GoalHistoryProps {
  goal: Goal;
  currency: CurrencyCode;
}

const tones = { onItsWay: 'info', failed: 'danger', skipped: 'warning' } as const;

/** What went into a goal and out of it, the newest first, and what was left out, with the reason. */
export function GoalHistory({ goal, currency }: GoalHistoryProps) {
  const t = useTexts('savings/goal');
  const history = useQuery(goalHistoryQuery(useApp().api, goal.id));
  return (
    <QueryView
      queries={[history]}
      loading={<Skeleton shape="row" count={3} />}
      failed={(problem) => (
        <LoadProblem
          {...problem}
          title={t('history.failed')}
          text={t('history.failedText')}
          offlineText={t('history.offline')}
        />
      )}
    >
      {({ entries, total }) =>
        entries.length === 0 ? (
          <Text tone="muted">{t('history.none')}</Text>
        ) : (
          <Stack gap={2}>
            <List isDivided heading={t('history.title')}>
              {entries.map((entry) => (
                <Entry key={entry.id} entry={entry} currency={currency} />
              ))}
            </List>
            {total > entries.length && (
              <Text tone="muted">{t('history.newest', { count: entries.length, total })}</Text>
            )}
          </Stack>
        )
      }
    </QueryView>
  );
}

function Entry({ entry, currency }: { entry: GoalEntry; currency: CurrencyCode }) {
  const t = useTexts('savings/goal');
  const { t: words, money, when } = useMoneyView(currency);
  const { kind, how, place, state, reason, amount, at } = entry;
  const name =
    kind === 'withdrawal' ? t('history.to', { place: place ?? '' }) : t(`history.how.${how ?? 'byHand'}`);
  const why =
    reason === null
      ? undefined
      : words(`savings/goal:history.because.${isSkipReason(reason) ? reason : 'other'}`);
  const sign = state === 'skipped' || state === 'failed' ? '' : kind === 'withdrawal' ? '−' : '+';
  return (
    <ListRow
      title={name}
      subtitle={why ? `${when(at)} · ${why}` : when(at)}
      status={
        state === 'done' ? undefined : (
          <StatusTag tone={tones[state]}>{t(`history.state.${state}`)}</StatusTag>
        )
      }
      trailing={
        <Text as="span" isStrong isNumeric>
          {`${sign}${money(amount)}`}
        </Text>
      }
    />
  );
}
