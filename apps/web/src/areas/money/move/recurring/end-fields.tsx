import { type CurrencyCode, decimalText, minorUnits, recurringEnd } from '@dayfare/domain/money';
import { DatePicker } from '@dayfare/ui/date-picker';
import { MaskedField } from '@dayfare/ui/masked-field';
import { RadioGroup } from '@dayfare/ui/radio-group';
import { useState } from 'react';
import { useMoneyView } from '../../../../kit/money/parts/use-money-view.ts';
import type { EndValues, PlanProblems } from './plan-values.ts';

export interface EndFieldsProps {
  values: EndValues;
  onChange: (change: Partial<EndValues>) => void;
  problems: PlanProblems;
  currency: CurrencyCode;
  /** The earliest last day, `2026-11-24`. */
  min: string;
}

/** What ends a regular transfer: a day, a total, or a number of times. */
export function EndFields({ values, onChange, problems, currency, min }: EndFieldsProps) {
  const { t } = useMoneyView(currency);
  const wrong = (key: PlanProblems['endDate' | 'endAmount' | 'times']) =>
    key && t(`money/move/recurring:problems.${key}`);
  return (
    <>
      <RadioGroup
        label={t('money/move/recurring:form.ends')}
        options={recurringEnd.names.map((value) => ({
          value,
          label: t(`money/move/recurring:form.end.${value}`),
        }))}
        value={values.endBy}
        onChange={(endBy) => onChange({ endBy })}
      />
      {values.endBy === 'Date' && (
        <DatePicker
          label={t('money/move/recurring:form.endDate')}
          min={min}
          value={values.endDate}
          onChange={(endDate) => onChange({ endDate })}
          error={wrong(problems.endDate)}
        />
      )}
      {values.endBy === 'Amount' && (
        <TotalField
          label={t('money/move/recurring:form.endAmount')}
          minor={values.endAmount}
          onChange={(endAmount) => onChange({ endAmount })}
          error={wrong(problems.endAmount)}
        />
      )}
      {values.endBy === 'Occurrences' && (
        <MaskedField
          label={t('money/move/recurring:form.times')}
          description={t('money/move/recurring:form.timesHint')}
          mode="numeric"
          maxLength={2}
          value={values.times}
          onChange={(times) => onChange({ times })}
          error={wrong(problems.times)}
        />
      )}
    </>
  );
}

interface TotalFieldProps {
  label: string;
  minor: number | null;
  onChange: (minor: number | null) => void;
  error: string | undefined;
}

/** An amount beside the screen's main one. */
function TotalField({ label, minor, onChange, error }: TotalFieldProps) {
  const [text, setText] = useState(minor === null ? '' : decimalText(minorUnits(minor)));
  const change = (typed: string) => {
    setText(typed);
    const amount = Number.parseFloat(typed);
    onChange(Number.isNaN(amount) ? null : Math.round(amount * 100));
  };
  return (
    <MaskedField
      label={label}
      mode="decimal"
      minValue={0}
      prefix="$"
      value={text}
      onChange={change}
      error={error}
    />
  );
}
