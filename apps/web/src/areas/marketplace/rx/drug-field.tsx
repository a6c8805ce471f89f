import { type Drug, drugsQuery } from '@dayfare/api/marketplace/rx-queries';
import { beginsAsWords } from '@dayfare/domain/validation';
import { ComboBox } from '@dayfare/ui/combo-box';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApp } from '../../../platform/app-context/app-context.ts';
import { useSettledText } from '../../../platform/forms/use-settled-text.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';

export interface DrugFieldProps {
  /** Null until one is chosen. */
  value: Drug | null;
  onChange: (drug: Drug | null) => void;
}

const optionOf = ({ id, name, form }: Drug) => ({ value: String(id), label: `${name} ${form}` });

/** A drug, found by typing part of its name. A text that can't be the beginning of a name is not asked for. */
export function DrugField({ value, onChange }: DrugFieldProps) {
  const { api } = useApp();
  const t = useTexts('marketplace/rx');
  const [typed, search] = useState('');
  const isChosen = value !== null && typed === optionOf(value).label;
  const isWords = typed === '' || isChosen || beginsAsWords(typed);
  const text = isWords && !isChosen ? typed.trim() : '';
  const settled = useSettledText(text);
  const found = useQuery({ ...drugsQuery(api, settled), enabled: settled.length > 1 });
  const isBehind = text !== settled || found.isLoading;
  const drugs = isBehind || text.length < 2 ? [] : (found.data ?? []);
  const known = value ? [value, ...drugs] : drugs;
  return (
    <ComboBox
      label={t('drug')}
      placeholder={t('drugExample')}
      options={drugs.map(optionOf)}
      value={value && optionOf(value)}
      onChange={(option) => onChange(known.find(({ id }) => String(id) === option?.value) ?? null)}
      onSearch={search}
      status={isBehind ? 'loading' : found.isError ? 'failed' : 'ready'}
      onRetry={() => void found.refetch()}
      emptyText={t(text.length < 2 ? 'drugShort' : 'noDrug')}
      error={isWords ? undefined : t('drugBegins')}
    />
  );
}
