import type { AvailableFunds, Instrument } from '@dayfare/api/money/queries';
import {
  type AmountLimits,
  type IsoDate,
  type MinorUnits,
  minorUnits,
  type TransferDraft,
  zero,
} from '@dayfare/domain/money';
import { Button } from '@dayfare/ui/button';
import { Stack } from '@dayfare/ui/stack';
import { Text } from '@dayfare/ui/text';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { PlaceField } from '../../../../kit/money/accounts/place-field.tsx';
import { useLastPlace } from '../../../../kit/money/accounts/use-last-place.ts';
import { amountFeedback, type TypedAmount } from '../../../../kit/money/format/amount-feedback.ts';
import { isUsable } from '../../../../kit/money/format/instruments.ts';
import { canHave, waysOf } from '../../../../kit/money/format/speeds.ts';
import { useMoneyView } from '../../../../kit/money/parts/use-money-view.ts';
import { SpeedChoice } from '../../../../kit/money/transfer/speed-choice.tsx';
import { forTransfer, readingFirst, stepPath } from '../../../../kit/money/transfer/steps.ts';
import { useQuote } from '../../../../kit/money/transfer/use-quote.ts';
import { useSubmit } from '../../../../platform/forms/use-submit.ts';
import { pathTo } from '../../../../platform/navigation/path-to.ts';
import { useNavigate } from '../../../../platform/navigation/use-navigate.ts';
import { AmountPart } from './amount-part.tsx';
import { OtherPlaces } from './other-places.tsx';
import { QuoteNotes } from './quote-notes.tsx';
import { StepScreen } from './step-screen.tsx';

/** What a page of this form is about. */
export type Question = 'amount' | 'where' | 'speed';

export interface TransferFormProps {
  about: Question;
  title: string;
  funds: AvailableFunds;
  limits: AmountLimits;
  /** Net pay on payday if nothing more is taken; null while unknown. */
  outlook: { netPay: MinorUnits; payday: IsoDate } | null;
  /** The accounts and cards to choose from; undefined until they are known. */
  places: readonly Instrument[] | undefined;
  draft: TransferDraft;
  onChange: (change: Partial<TransferDraft>) => void;
}

/** How much, where to and how fast, with the server’s figures as one types. Its button leads to the review, which alone sends. */
export function TransferForm(props: TransferFormProps) {
  const { about, title, funds, limits, outlook, places, draft, onChange } = props;
  const { currency } = funds;
  const { t, money } = useMoneyView(currency);
  const navigate = useNavigate();
  const lastPlace = useLastPlace(places);
  const known = places?.find((place) => place.id === draft.instrumentId && isUsable(place));
  const place = known?.id ?? lastPlace;
  const readAmount = (one: TypedAmount) => amountFeedback(one, limits, outlook?.netPay ?? null);

  const amount: TypedAmount = { minor: draft.amount === 0 ? null : draft.amount, text: '' };
  const form = useSubmit({
    form: 'money/amount',
    initial: { amount, place: null },
    secret: [],
    check: (typed) => {
      if (!readAmount(typed.amount).ok) return { amount: 'wrong' as const };
      return place ? null : { place: 'missing' as const };
    },
    send: (typed) =>
      onChange({ amount: minorUnits(typed.amount.minor ?? zero), instrumentId: place ?? null, speed }),
    onDone: () => void navigate(mustRead ? readingFirst : stepPath('review')),
  });
  const typed = form.values.amount;
  const feedback = readAmount(typed);
  const quote = useQuote({
    amount: feedback.ok ? feedback.outlook.amount : null,
    instrumentId: place ?? null,
  });
  const figures = quote.preview ?? quote.last;
  const ways = figures ? waysOf(figures, { t, money }) : null;
  // What was chosen for another account may not be open here; the free way always is.
  const speed = ways && quote.preview && !canHave(ways, draft.speed) ? 'NextDay' : draft.speed;
  const mustRead = figures !== undefined && figures.contractsToRead.length > 0;

  // Users who are faster than the list of accounts continue as soon as it is there.
  const [isEager, setEager] = useState(false);
  const submit = useEffectEvent(() => void form.submit());
  useEffect(() => {
    if (!isEager || place === undefined) return;
    setEager(false);
    submit();
  }, [isEager, place]);
  const speeds = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (about === 'speed') speeds.current?.querySelector<HTMLElement>('input:checked')?.focus();
  }, [about]);
  return (
    <StepScreen
      step={about}
      title={title}
      onSubmit={() => (place === undefined && feedback.ok ? setEager(true) : void form.submit())}
      footer={
        <Button type="submit" isStretched isPending={isEager}>
          {t(mustRead ? 'kit/money/transfer:review.toAgree' : 'kit/money/transfer:flow.next')}
        </Button>
      }
      lead={
        <Stack gap={2}>
          <AmountPart
            {...{ funds, limits, typed, feedback }}
            isWrong={form.problems.amount !== undefined}
            payday={outlook?.payday ?? null}
            isFirst={about === 'amount'}
            onChange={(next) => {
              form.change({ amount: next });
              onChange({ amount: minorUnits(next.minor ?? zero) });
            }}
          />
          <PlaceField
            label={t('facts.to')}
            question={t('kit/money/transfer:where.title')}
            places={place === undefined ? undefined : places}
            chosen={place ?? null}
            amount={draft.amount}
            onChoose={(instrumentId) => {
              form.change({ place: null });
              onChange({ instrumentId });
            }}
            newAccount={pathTo('/ewa/accounts/new') + forTransfer}
            others={<OtherPlaces places={places ?? []} />}
            opensAtOnce={about === 'where'}
            error={form.problems.place && t('kit/money/transfer:where.missing')}
          />
          <div ref={speeds}>
            <Stack gap={3}>
              <SpeedChoice
                {...{ ways, currency, speed }}
                amount={figures?.amount ?? zero}
                isPending={quote.preview === undefined}
                onChange={(chosen) => onChange({ speed: chosen })}
              />
              {typed.minor === null ? (
                <Text tone="muted">{t('kit/money/transfer:speed.needsAmount')}</Text>
              ) : (
                <QuoteNotes quote={quote} hasWays={ways !== null} />
              )}
            </Stack>
          </div>
        </Stack>
      }
    />
  );
}
