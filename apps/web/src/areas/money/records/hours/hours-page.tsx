import { type EarningsOfRange, earningsOfRangeQuery } from '@dayfare/api/money/records/earnings-queries';
import { addDays, type CurrencyCode, isoDate } from '@dayfare/domain/money';
import { Disclosure } from '@dayfare/ui/disclosure';
import { EmptyState } from '@dayfare/ui/empty-state';
import { Screen } from '@dayfare/ui/screen';
import { Skeleton } from '@dayfare/ui/skeleton';
import { Stack } from '@dayfare/ui/stack';
import { Text } from '@dayfare/ui/text';
import { useQuery } from '@tanstack/react-query';
import { hoursText } from '../../../../kit/money/format/earnings.ts';
import { dayWords, periodTitle } from '../../../../kit/money/format/when.ts';
import { DayList } from '../../../../kit/money/parts/day-list.tsx';
import { useCurrency } from '../../../../kit/money/parts/use-currency.ts';
import { useMoneyView } from '../../../../kit/money/parts/use-money-view.ts';
import { useApp } from '../../../../platform/app-context/app-context.ts';
import { LoadProblem } from '../../../../platform/queries/load-problem.tsx';
import { QueryView } from '../../../../platform/queries/query-view.tsx';
import { PageHeader } from '../../../session/index.ts';

export const title = 'money/records/hours:titles.page';

/** How far the history goes back. */
const shownDays = 183;

/** Hours and earnings of the last six months, by pay period. */
export function HoursScreen() {
  const app = useApp();
  const currency = useCurrency();
  const { t, today } = useMoneyView(currency ?? 'USD');
  const end = isoDate(today);
  const range = useQuery(earningsOfRangeQuery(app.api, { start: addDays(end, -shownDays), end }));
  return (
    <Screen header={<PageHeader title={t('money/records/hours:titles.page')} />} isWide>
      <Text tone="muted">{t('money/records/hours:text')}</Text>
      <QueryView
        queries={[range]}
        isWaiting={!currency}
        loading={<Skeleton shape="row" count={6} isAnnounced />}
        failed={(problem) => (
          <LoadProblem
            {...problem}
            title={t('money/records/hours:failed')}
            text={t('kit/money/records:earnings.failed')}
            offlineText={t('kit/money/records:earnings.offline')}
            headingLevel={2}
          />
        )}
        empty={{
          when: ({ days }) => days.length === 0,
          show: (
            <EmptyState title={t('money/records/hours:emptyTitle')}>
              {t('money/records/hours:empty')}
            </EmptyState>
          ),
        }}
      >
        {(found) => (
          <Stack gap={4}>
            {found.payPeriods.map((period, index) => (
              <Period
                key={period.start}
                period={period}
                days={found.days}
                currency={currency ?? 'USD'}
                isOpen={index === 0}
              />
            ))}
          </Stack>
        )}
      </QueryView>
    </Screen>
  );
}

interface PeriodProps {
  period: EarningsOfRange['payPeriods'][number];
  /** Days of all periods. */
  days: EarningsOfRange['days'];
  currency: CurrencyCode;
  isOpen: boolean;
}

/** A pay period with its hours and what it earned; opened, every day of it. */
function Period({ period, days, currency, isOpen }: PeriodProps) {
  const { t, language, money } = useMoneyView(currency);
  const { start, end, payday, hours, earned } = period;
  const own = days.filter(({ date }) => date >= start && date <= end);
  const worked = t('earnings.hours', { count: hours, formatted: hoursText(hours, language) });
  return (
    <Disclosure
      label={`${periodTitle(start, end, language)} · ${money(earned)}`}
      headingLevel={2}
      defaultExpanded={isOpen}
    >
      <Stack gap={2}>
        <Text tone="muted">
          {t('money/records/hours:period', { hours: worked, payday: dayWords(payday, language) })}
        </Text>
        <DayList days={own} currency={currency} />
      </Stack>
    </Disclosure>
  );
}

export { HoursScreen as Screen };
