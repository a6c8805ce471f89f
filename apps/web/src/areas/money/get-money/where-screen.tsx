import type { Instrument } from '@dayfare/api/money/queries';
import { Button } from '@dayfare/ui/button';
import { ChoiceCards } from '@dayfare/ui/choice-cards';
import { Link } from '@dayfare/ui/link';
import { useNavigate } from 'react-router-dom';
import { useSubmit } from '../../../platform/forms/use-submit.ts';
import { InstrumentsView } from '../parts/instruments-view.tsx';
import { StepScreen } from '../parts/step-screen.tsx';
import { useMoneyTexts } from '../parts/use-money-texts.ts';
import { instrumentChoice, isAccount, isUsable, offered, preselected } from '../view/instruments.ts';
import { cashPath, forTransfer, newAccountPath, stepPath } from '../view/steps.ts';
import { StepGate } from './step-gate.tsx';

/** Adding an account leads back here. */
const newAccount = newAccountPath + forTransfer;

/** Where to: one of the person's accounts and cards. */
export function WhereScreen() {
  return (
    <StepGate step="where">
      {(controller, { state }) => (
        <Places
          chosen={state.draft.instrumentId}
          onChoose={(instrumentId) => controller.edit({ instrumentId })}
        />
      )}
    </StepGate>
  );
}

interface PlacesProps {
  chosen: number | null;
  onChoose: (instrumentId: number) => void;
}

function Places({ chosen, onChoose }: PlacesProps) {
  const t = useMoneyTexts();
  return (
    <InstrumentsView
      choose={offered}
      emptyText={t('money/get-money:where.emptyText')}
      newAccount={newAccount}
      rows={2}
      frame={(content) => (
        <StepScreen step="where" title={t('money/get-money:where.title')}>
          {content}
        </StepScreen>
      )}
    >
      {(places) => <PlaceForm places={places} chosen={chosen} onChoose={onChoose} />}
    </InstrumentsView>
  );
}

function PlaceForm({ places, chosen, onChoose }: PlacesProps & { places: readonly Instrument[] }) {
  const t = useMoneyTexts();
  const navigate = useNavigate();
  const known = places.find((place) => place.id === chosen && isUsable(place));
  const form = useSubmit({
    form: 'money/where',
    initial: { place: known?.id ?? preselected(places) },
    secret: [],
    check: ({ place }) => (place === null ? { place: 'missing' } : null),
    send: ({ place }) => place !== null && onChoose(place),
    onDone: () => void navigate(stepPath('speed')),
  });
  const { place: selected } = form.values;
  return (
    <StepScreen
      step="where"
      title={t('money/get-money:where.title')}
      onSubmit={() => void form.submit()}
      footer={
        <Button type="submit" isStretched>
          {t('money/get-money:flow.next')}
        </Button>
      }
    >
      <ChoiceCards
        label={t('money/get-money:where.legend')}
        choices={places.map((place) => instrumentChoice(place, t))}
        value={selected === null ? null : String(selected)}
        onChange={(value) => {
          form.change({ place: Number(value) });
          onChoose(Number(value));
        }}
        error={form.problems.place ? t('money/get-money:where.missing') : undefined}
      />
      <Link href={newAccount} variant="standalone">
        {t('money/get-money:where.add')}
      </Link>
      {places.every(isAccount) && (
        <Link href={cashPath} variant="standalone">
          {t('money/get-money:where.getCash')}
        </Link>
      )}
    </StepScreen>
  );
}
