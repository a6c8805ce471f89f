import type { Recurring } from '@dayfare/api/money/recurring/recurring-queries';
import type { CurrencyCode } from '@dayfare/domain/money';
import { AppHeader } from '@dayfare/ui/app-header';
import { Button } from '@dayfare/ui/button';
import { EmptyState } from '@dayfare/ui/empty-state';
import { ListRow } from '@dayfare/ui/list-row';
import { Screen } from '@dayfare/ui/screen';
import { Skeleton } from '@dayfare/ui/skeleton';
import { Stack } from '@dayfare/ui/stack';
import { StatusTag } from '@dayfare/ui/status-tag';
import { Text } from '@dayfare/ui/text';
import { Repeat } from 'lucide-react';
import { dayWords } from '../../../../kit/money/format/when.ts';
import { useMoneyTexts } from '../../../../kit/money/parts/use-money-texts.ts';
import { useMoneyView } from '../../../../kit/money/parts/use-money-view.ts';
import { BrandMark } from '../../../../platform/brand/brand-mark.tsx';
import { pathTo } from '../../../../platform/navigation/path-to.ts';
import { useNavigate } from '../../../../platform/navigation/use-navigate.ts';
import { FindOnPhones } from '../../../../platform/page-chrome/find-on-phones.tsx';
import { RecurringView } from './recurring-view.tsx';
import { everyWords, statusTones } from './recurring-words.ts';

export const title = 'money/move/recurring:titles.list';

const isOver = ({ status }: Recurring) => status === 'Deleted' || status === 'Expired';

/** The transfers that repeat by themselves, and the way to another one. */
export function RecurringScreen() {
  const t = useMoneyTexts();
  const navigate = useNavigate();
  return (
    <Screen
      header={
        <AppHeader
          title={t('money/move/recurring:titles.list')}
          logo={<BrandMark drawing="mark" />}
          onBack={() => void navigate(pathTo('/ewa/history'))}
          trailing={<FindOnPhones />}
        />
      }
      footer={
        <Button isStretched onPress={() => void navigate(pathTo('/ewa/recurring/new'))}>
          {t('money/move/recurring:list.new')}
        </Button>
      }
    >
      <RecurringView
        loading={<Skeleton shape="row" count={2} isAnnounced />}
        empty={
          <EmptyState title={t('money/move/recurring:list.emptyTitle')}>
            {t('money/move/recurring:list.empty')}
          </EmptyState>
        }
      >
        {(all, currency) => (
          <>
            <Plans plans={all.filter((one) => !isOver(one))} currency={currency} />
            {all.some(isOver) && (
              <Stack as="section" gap={2}>
                <Text variant="label" as="h2" tone="muted" isStrong>
                  {t('money/move/recurring:list.ended')}
                </Text>
                <Plans plans={all.filter(isOver)} currency={currency} />
              </Stack>
            )}
          </>
        )}
      </RecurringView>
    </Screen>
  );
}

function Plans({ plans, currency }: { plans: readonly Recurring[]; currency: CurrencyCode }) {
  const view = useMoneyView(currency);
  const { t, language } = view;
  if (plans.length === 0) return null;
  return (
    <Stack as="ul" gap={0}>
      {plans.map(({ id, plan, transferredTo, status, next }) => (
        <li key={id}>
          <ListRow
            href={`${pathTo('/ewa/recurring')}/${encodeURIComponent(id)}`}
            icon={Repeat}
            title={everyWords(plan, view)}
            subtitle={
              next
                ? `${transferredTo} · ${t('money/move/recurring:next', { day: dayWords(next.date, language) })}`
                : transferredTo
            }
            status={
              <StatusTag tone={statusTones[status]}>{t(`money/move/recurring:status.${status}`)}</StatusTag>
            }
          />
        </li>
      ))}
    </Stack>
  );
}

export { RecurringScreen as Screen };
