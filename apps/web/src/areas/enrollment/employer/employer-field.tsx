import type { WireEmployer } from '@dayfare/api/enrollment/contract';
import { ComboBox } from '@dayfare/ui/combo-box';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useEmployers } from './use-employers.ts';

export interface EmployerFieldProps {
  /** Null until one is chosen. */
  value: WireEmployer | null;
  onChange: (employer: WireEmployer | null) => void;
  error?: string | undefined;
}

/** An employer, found by typing part of its name. */
export function EmployerField({ value, onChange, error }: EmployerFieldProps) {
  const t = useTexts('enrollment/employer');
  const employers = useEmployers();
  const optionOf = ({ id, name }: WireEmployer) => ({ value: String(id), label: name });
  const known = value ? [value, ...employers.found] : employers.found;
  return (
    <ComboBox
      label={t('label')}
      placeholder={t('example')}
      options={employers.found.map(optionOf)}
      value={value && optionOf(value)}
      onChange={(option) => onChange(known.find(({ id }) => String(id) === option?.value) ?? null)}
      onSearch={employers.search}
      status={employers.status}
      onRetry={employers.retry}
      emptyText={t(employers.isShort ? 'more' : 'none')}
      error={error}
    />
  );
}
