import type { BillpayBiller } from '@dayfare/api/billpay/queries';
import { Button } from '@dayfare/ui/button';
import { EmptyState } from '@dayfare/ui/empty-state';
import { List } from '@dayfare/ui/list';
import { Stack } from '@dayfare/ui/stack';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { BillerRow } from './biller-row.tsx';
import type { KeepingBiller } from './use-keep-biller.ts';

export interface FoundBillersProps {
  /** Those of the person's own list come first. */
  billers: readonly BillpayBiller[];
  /** Whether these are the results of a search. */
  isSearch: boolean;
  keeping: KeepingBiller;
  /** Called to end the search. */
  onShowAll: () => void;
}

/** The person's own billers and the other companies, or that there are none. */
export function FoundBillers({ billers, isSearch, keeping, onShowAll }: FoundBillersProps) {
  const t = useTexts('billpay/billers');
  if (billers.length === 0) return isSearch ? <NothingFound onShowAll={onShowAll} /> : <NoneYet />;
  const own = billers.filter(({ isKept }) => isKept);
  const others = billers.filter(({ isKept }) => !isKept);
  const rows = (list: readonly BillpayBiller[]) =>
    list.map((biller) => <BillerRow key={biller.id} biller={biller} keeping={keeping} />);
  return (
    <Stack gap={6}>
      {own.length > 0 && (
        <section>
          <List isDivided heading={t('own')}>
            {rows(own)}
          </List>
        </section>
      )}
      {others.length > 0 && (
        <section>
          <List isDivided heading={t(own.length > 0 ? 'others' : 'all')}>
            {rows(others)}
          </List>
        </section>
      )}
    </Stack>
  );
}

function NothingFound({ onShowAll }: Pick<FoundBillersProps, 'onShowAll'>) {
  const t = useTexts('billpay/billers');
  return (
    <EmptyState
      illustration="not-found"
      title={t('none')}
      action={
        <Button variant="secondary" onPress={onShowAll}>
          {t('showAll')}
        </Button>
      }
    >
      {t('noneText')}
    </EmptyState>
  );
}

function NoneYet() {
  const t = useTexts('billpay/billers');
  return <EmptyState title={t('empty')}>{t('emptyText')}</EmptyState>;
}
