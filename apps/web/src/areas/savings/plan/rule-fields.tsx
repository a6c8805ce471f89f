import type { CurrencyCode } from '@dayfare/domain/money';
import { parts, roundUpSteps } from '@dayfare/domain/savings';
import { Select } from '@dayfare/ui/select';
import { Stack } from '@dayfare/ui/stack';
import { Text } from '@dayfare/ui/text';
import { useId } from 'react';
import { useMoneyView } from '../../../kit/money/parts/use-money-view.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { off, type PlanValues } from './plan-values.ts';

export interface RuleFieldsProps {
  values: PlanValues;
  onChange: (patch: Partial<PlanValues>) => void;
  currency: CurrencyCode;
}

/** What each early transfer puts aside on top, where that is switched on. */
export function RuleFields({ values, onChange, currency }: RuleFieldsProps) {
  const t = useTexts('savings/plan');
  const { money } = useMoneyView(currency);
  const heading = useId();
  const none = { value: off, label: t('off') };
  return (
    <Stack as="section" gap={3} aria-labelledby={heading}>
      <Stack gap={1}>
        <Text variant="label" as="h2" isStrong id={heading}>
          {t('rules')}
        </Text>
        <Text variant="label" tone="muted">
          {t('rulesText')}
        </Text>
      </Stack>
      <Select
        label={t('roundUp')}
        options={[none, ...roundUpSteps.map((step) => ({ value: String(step), label: money(step) }))]}
        value={values.roundUpTo}
        onChange={(roundUpTo) => onChange({ roundUpTo })}
      />
      <Select
        label={t('part')}
        options={[
          none,
          ...parts.map((part) => ({ value: String(part), label: t('percent', { part: String(part) }) })),
        ]}
        value={values.part}
        onChange={(part) => onChange({ part })}
      />
    </Stack>
  );
}
