import type { Instrument } from '@dayfare/api/money/queries';
import type { MinorUnits } from '@dayfare/domain/money';
import { BottomSheet } from '@dayfare/ui/bottom-sheet';
import { Link } from '@dayfare/ui/link';
import { List } from '@dayfare/ui/list';
import { ListRow } from '@dayfare/ui/list-row';
import { Stack } from '@dayfare/ui/stack';
import { Text } from '@dayfare/ui/text';
import type { ReactNode } from 'react';
import { instrumentChoice } from '../format/instruments.ts';
import { useCurrency } from '../parts/use-currency.ts';
import { useMoneyView } from '../parts/use-money-view.ts';

export interface PlaceSheetProps {
  title: string;
  places: readonly Instrument[];
  chosen: number | null;
  /** What is to be sent: a place that takes less says so. */
  amount: MinorUnits;
  onChoose: (id: number) => void;
  onClose: () => void;
  /** Where an account is added. */
  newAccount: string;
  /** Where else money can go, below the places that the person has. */
  others?: ReactNode;
}

/** The accounts and cards to choose from: a press chooses one and closes the sheet. What can’t be used now says why. */
export function PlaceSheet(props: PlaceSheetProps) {
  const { title, places, chosen, amount, onChoose, onClose, newAccount, others } = props;
  const { t, money } = useMoneyView(useCurrency() ?? 'USD');
  return (
    <BottomSheet isOpen onOpenChange={(isOpen) => !isOpen && onClose()} title={title}>
      <Stack gap={5}>
        {places.length === 0 ? (
          <Text tone="muted">{t('kit/money/transfer:where.emptyText')}</Text>
        ) : (
          <List isDivided aria-label={t('kit/money/transfer:where.legend')}>
            {places.map((place) => (
              <Place
                key={place.id}
                choice={instrumentChoice(place, t, { amount, money })}
                isChosen={place.id === chosen}
                chosenLabel={t('kit/money/transfer:where.chosen')}
                onChoose={() => onChoose(place.id)}
              />
            ))}
          </List>
        )}
        <Link href={newAccount} variant="standalone">
          {t('kit/money/transfer:where.add')}
        </Link>
        {others}
      </Stack>
    </BottomSheet>
  );
}

interface PlaceProps {
  choice: ReturnType<typeof instrumentChoice>;
  isChosen: boolean;
  chosenLabel: string;
  onChoose: () => void;
}

function Place({ choice, isChosen, chosenLabel, onChoose }: PlaceProps) {
  const { title, icon, description, disabledReason } = choice;
  if (disabledReason) return <ListRow icon={icon} title={title} subtitle={disabledReason} />;
  return (
    <ListRow
      icon={icon}
      title={title}
      subtitle={isChosen ? `${description} · ${chosenLabel}` : String(description)}
      onPress={onChoose}
    />
  );
}
