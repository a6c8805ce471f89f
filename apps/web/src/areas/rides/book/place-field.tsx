import { type RidePlace, ridePlacesQuery } from '@dayfare/api/rides/queries';
import type { RideEndpoint } from '@dayfare/domain/rides';
import { ComboBox } from '@dayfare/ui/combo-box';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApp } from '../../../platform/app-context/app-context.ts';
import { useSettledText } from '../../../platform/forms/use-settled-text.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';

export interface PlaceFieldProps {
  end: RideEndpoint;
  label: string;
  /** Null until one is chosen. */
  value: RidePlace | null;
  onChange: (place: RidePlace | null) => void;
  error?: string | undefined;
}

const optionOf = ({ id, name, address }: RidePlace) => ({ value: String(id), label: `${name}, ${address}` });

/** One end of a ride, found by typing part of its name or address. */
export function PlaceField({ end, label, value, onChange, error }: PlaceFieldProps) {
  const { api } = useApp();
  const t = useTexts('rides/book');
  const [typed, search] = useState('');
  // What stands there once a place was chosen finds that place and no other.
  const text = value && typed === optionOf(value).label ? '' : typed;
  const settled = useSettledText(text.trim());
  const { data = [], isLoading, isError, refetch } = useQuery(ridePlacesQuery(api, end, settled));
  // What was found for another text is not offered: Enter would choose it.
  const isBehind = isLoading || text.trim() !== settled;
  const places = isBehind ? [] : data;
  const known = value ? [value, ...places] : places;
  return (
    <ComboBox
      label={label}
      placeholder={t('example')}
      options={places.map(optionOf)}
      value={value && optionOf(value)}
      onChange={(option) => onChange(known.find(({ id }) => String(id) === option?.value) ?? null)}
      onSearch={search}
      status={isBehind ? 'loading' : isError ? 'failed' : 'ready'}
      onRetry={() => void refetch()}
      emptyText={t('noPlace')}
      error={error}
    />
  );
}
