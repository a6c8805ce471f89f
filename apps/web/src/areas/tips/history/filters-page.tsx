import type { TipsFilters } from '@dayfare/api/tips/queries';
import { type DepositState, depositStates, type TipsKind, tipsKind } from '@dayfare/domain/tips';
import { Button } from '@dayfare/ui/button';
import { DateRangePicker } from '@dayfare/ui/date-range-picker';
import { RadioGroup } from '@dayfare/ui/radio-group';
import { Select } from '@dayfare/ui/select';
import { Stack } from '@dayfare/ui/stack';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { TaskFrame } from '../../../kit/money/parts/task-frame.tsx';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { pathTo } from '../../../platform/navigation/path-to.ts';
import { useNavigate } from '../../../platform/navigation/use-navigate.ts';
import { filtersFrom, queryOf } from './address.ts';

export const title = 'tips/history:titles.filters';

/** Everything, whatever kind or state. */
const any = 'any';

/** Narrows the history of tips down by kind, state and days. */
export function FiltersScreen() {
  const t = useTexts('tips/history');
  const words = useTexts('tips/home');
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const [filters, setFilters] = useState<TipsFilters>(() => filtersFrom(query));
  const { kind, state, from, to } = filters;
  const change = (patch: Partial<TipsFilters>) => setFilters({ ...filters, ...patch });
  const show = () => void navigate(pathTo('/timely-tips/transactionhistory', {}, queryOf(filters)));
  const kinds: readonly (TipsKind | typeof any)[] = [any, ...tipsKind.names];
  const states: readonly (DepositState | typeof any)[] = [any, ...depositStates];
  return (
    <TaskFrame
      title={t('titles.filters')}
      backTo={pathTo('/timely-tips/transactionhistory')}
      onSubmit={show}
      footer={
        <Button type="submit" isStretched>
          {t('show')}
        </Button>
      }
    >
      <Stack gap={5}>
        <RadioGroup
          label={t('kind')}
          options={kinds.map((value) => ({
            value,
            label: value === any ? t('anyKind') : words(`kind.${value}`),
          }))}
          value={kind ?? any}
          onChange={(value) => change({ kind: value === any ? null : value })}
        />
        <Select
          label={t('state')}
          options={states.map((value) => ({
            value,
            label: value === any ? t('anyState') : words(`state.${value}`),
          }))}
          value={state ?? any}
          onChange={(value) => change({ state: value === any ? null : value })}
        />
        <DateRangePicker
          label={t('days')}
          value={from && to ? { start: from, end: to } : null}
          onChange={(range) => change({ from: range?.start ?? null, to: range?.end ?? null })}
        />
      </Stack>
    </TaskFrame>
  );
}

export { FiltersScreen as Screen };
