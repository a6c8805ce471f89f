import type { Instrument } from '@dayfare/api/money/queries';
import type { MinorUnits } from '@dayfare/domain/money';
import { Box } from '@dayfare/ui/box';
import { ListRow } from '@dayfare/ui/list-row';
import { Skeleton } from '@dayfare/ui/skeleton';
import { Stack } from '@dayfare/ui/stack';
import { Text } from '@dayfare/ui/text';
import { Landmark } from 'lucide-react';
import { type ReactNode, useEffect, useEffectEvent, useId } from 'react';
import { useSheet } from '../../../platform/state/use-sheet.tsx';
import { instrumentIcon, instrumentKind } from '../format/instruments.ts';
import { useMoneyTexts } from '../parts/use-money-texts.ts';

const loadSheet = async () => (await import('./place-sheet.tsx')).PlaceSheet;

export interface PlaceFieldProps {
  /** Names the field: "To". */
  label: string;
  /** The heading of the choice: "Where should it go?" */
  question: string;
  /** The accounts and cards to choose from; undefined until they are known. */
  places: readonly Instrument[] | undefined;
  /** The chosen one; null for none. */
  chosen: number | null;
  /** What is to be sent: a place that takes less says so. */
  amount: MinorUnits;
  onChoose: (id: number) => void;
  /** Where an account is added. */
  newAccount: string;
  /** Where else money can go. */
  others?: ReactNode;
  /** Whether the choice is open when the page appears. */
  opensAtOnce: boolean;
  error?: string | undefined;
}

/** Where money goes: the account that is filled in, and all others one press away. */
export function PlaceField(props: PlaceFieldProps) {
  const { label, question, places, chosen, amount, onChoose, newAccount, others, opensAtOnce, error } = props;
  const t = useMoneyTexts();
  const id = useId();
  const { Sheet, isOpen, open, setOpen } = useSheet(loadSheet);
  const openNow = useEffectEvent(open);
  const isKnown = places !== undefined;
  useEffect(() => {
    if (opensAtOnce && isKnown) openNow();
  }, [opensAtOnce, isKnown]);
  const place = places?.find((one) => one.id === chosen);
  const none = places?.length === 0 ? 'emptyTitle' : 'choose';
  return (
    <Stack as="section" gap={2} aria-label={label}>
      <Box background="surface" radius="card" paddingX={3}>
        {places === undefined ? (
          <Skeleton shape="row" isAnnounced />
        ) : (
          <ListRow
            icon={place ? instrumentIcon(place) : Landmark}
            title={
              place
                ? t('kit/money/transfer:where.to', { place: place.name })
                : t(`kit/money/transfer:where.${none}`)
            }
            subtitle={place && instrumentKind(place, t)}
            aria-haspopup="dialog"
            aria-describedby={error ? `${id}-error` : undefined}
            onPress={open}
          />
        )}
      </Box>
      {error && (
        <Text tone="danger" role="alert" id={`${id}-error`}>
          {error}
        </Text>
      )}
      {Sheet && isOpen && places && (
        <Sheet
          {...{ places, chosen, amount, newAccount, others }}
          title={question}
          onChoose={(one) => {
            setOpen(false);
            onChoose(one);
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </Stack>
  );
}
