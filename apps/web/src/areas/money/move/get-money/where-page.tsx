import type { Instrument } from '@dayfare/api/money/queries';
import { instrumentsQuery } from '@dayfare/api/money/queries';
import type { MinorUnits } from '@dayfare/domain/money';
import { Button } from '@dayfare/ui/button';
import { ChoiceCards } from '@dayfare/ui/choice-cards';
import { Link } from '@dayfare/ui/link';
import { InstrumentsView } from '../../../../kit/money/accounts/choice-of-accounts.tsx';
import {
  instrumentChoice,
  isUsable,
  offered,
  preselected,
} from '../../../../kit/money/format/instruments.ts';
import { useCurrency } from '../../../../kit/money/parts/use-currency.ts';
import { useMoneyTexts } from '../../../../kit/money/parts/use-money-texts.ts';
import { useMoneyView } from '../../../../kit/money/parts/use-money-view.ts';
import { forTransfer, stepPath } from '../../../../kit/money/transfer/steps.ts';
import { takeUpUnfinished } from '../../../../kit/money/transfer/use-transfer-controller.ts';
import type { App } from '../../../../platform/app-context/app.ts';
import { useSubmit } from '../../../../platform/forms/use-submit.ts';
import { pathTo } from '../../../../platform/navigation/path-to.ts';
import { useNavigate } from '../../../../platform/navigation/use-navigate.ts';
import { queryClientOf } from '../../../../platform/queries/query-client.ts';
import { OtherPlaces } from './other-places.tsx';
import { StepGate } from './step-gate.tsx';
import { StepScreen } from './step-screen.tsx';

export const title = 'kit/money:titles.where';

/** Adding an account leads back here. */
const newAccount = pathTo('/ewa/accounts/new') + forTransfer;

/** Where to: one of the person's accounts and cards. */
export function WhereScreen() {
  return (
    <StepGate step="where">
      {(controller, { state }) => (
        <Places
          chosen={state.draft.instrumentId}
          amount={state.draft.amount}
          onChoose={(instrumentId) => controller.edit({ instrumentId })}
        />
      )}
    </StepGate>
  );
}

interface PlacesProps {
  chosen: number | null;
  amount: MinorUnits;
  onChoose: (instrumentId: number) => void;
}

function Places({ chosen, amount, onChoose }: PlacesProps) {
  const t = useMoneyTexts();
  return (
    <InstrumentsView
      choose={offered}
      emptyText={t('kit/money/transfer:where.emptyText')}
      newAccount={newAccount}
      rows={2}
      frame={(content) => (
        <StepScreen step="where" title={t('kit/money/transfer:where.title')}>
          {content}
        </StepScreen>
      )}
    >
      {(places) => <PlaceForm places={places} chosen={chosen} amount={amount} onChoose={onChoose} />}
    </InstrumentsView>
  );
}

function PlaceForm({ places, chosen, amount, onChoose }: PlacesProps & { places: readonly Instrument[] }) {
  const { t, money } = useMoneyView(useCurrency() ?? 'USD');
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
      title={t('kit/money/transfer:where.title')}
      onSubmit={() => void form.submit()}
      footer={
        <Button type="submit" isStretched>
          {t('kit/money/transfer:flow.next')}
        </Button>
      }
    >
      <ChoiceCards
        label={t('kit/money/transfer:where.legend')}
        choices={places.map((place) => instrumentChoice(place, t, { amount, money }))}
        value={selected === null ? null : String(selected)}
        onChange={(value) => {
          form.change({ place: Number(value) });
          onChoose(Number(value));
        }}
        error={form.problems.place ? t('kit/money/transfer:where.missing') : undefined}
      />
      <Link href={newAccount} variant="standalone">
        {t('kit/money/transfer:where.add')}
      </Link>
      <OtherPlaces places={places} />
    </StepScreen>
  );
}

/** Requests the destinations. */
export async function load(app: App): Promise<void> {
  void queryClientOf(app.session).prefetchQuery(instrumentsQuery(app.api));
  await takeUpUnfinished(app);
}
export { WhereScreen as Screen };
