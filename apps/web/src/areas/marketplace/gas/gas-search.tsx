import { Button } from '@dayfare/ui/button';
import { SearchField } from '@dayfare/ui/search-field';
import { Stack } from '@dayfare/ui/stack';
import { Text } from '@dayfare/ui/text';
import type { usePosition } from '../../../platform/device/use-position.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';

export interface GasSearchProps {
  typed: string;
  onType: (text: string) => void;
  /** How many stations are shown; undefined until they are known. */
  count: number | undefined;
  here: ReturnType<typeof usePosition>;
}

/** Where to look: by words or a postal code, or where the device is. Who doesn't allow that goes on with the search. */
export function GasSearch({ typed, onType, count, here }: GasSearchProps) {
  const t = useTexts('marketplace/gas');
  const { position, state, look } = here;
  return (
    <Stack gap={3}>
      <SearchField label={t('search')} value={typed} onChange={onType} resultCount={count} />
      {position ? (
        <Text tone="muted" role="status">
          {t('near')}
        </Text>
      ) : (
        <Stack gap={2} align="start">
          <Button
            variant="secondary"
            isPending={state === 'looking'}
            pendingLabel={t('looking')}
            onPress={look}
          >
            {t('useHere')}
          </Button>
          {(state === 'denied' || state === 'failed') && (
            <Text tone="muted" role="status">
              {t(state === 'denied' ? 'denied' : 'positionFailed')}
            </Text>
          )}
        </Stack>
      )}
    </Stack>
  );
}
