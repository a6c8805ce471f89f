import {
  refreshTickets,
  type TicketPurchase,
  type TicketReceipt,
  type ticketOfferQuery,
  ticketStockQuery,
} from '@dayfare/api/marketplace/tickets-queries';
import { ticketTotal } from '@dayfare/domain/marketplace';
import { isIsoDate, isoDate, minorUnits } from '@dayfare/domain/money';
import { Amount } from '@dayfare/ui/amount';
import { ChoiceCards } from '@dayfare/ui/choice-cards';
import { DatePicker } from '@dayfare/ui/date-picker';
import { Link } from '@dayfare/ui/link';
import { Select } from '@dayfare/ui/select';
import { Stack } from '@dayfare/ui/stack';
import { Text } from '@dayfare/ui/text';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Move } from '../../../kit/money/move/use-move.ts';
import { Facts } from '../../../kit/money/parts/facts.tsx';
import { PayAgreement, useAgreeing } from '../../../kit/money/parts/pay-agreement.tsx';
import { TaskFrame } from '../../../kit/money/parts/task-frame.tsx';
import { useMoneyView } from '../../../kit/money/parts/use-money-view.ts';
import { ProofStep } from '../../../kit/money/proof/proof-step.tsx';
import { useApp } from '../../../platform/app-context/app-context.ts';
import { FormStatus } from '../../../platform/forms/form-status.tsx';
import { SubmitButton } from '../../../platform/forms/submit-button.tsx';
import { useSubmit } from '../../../platform/forms/use-submit.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { pathTo } from '../../../platform/navigation/path-to.ts';
import { priceOf, type TicketProblems, type TicketValues, ticketProblems } from './ticket-values.ts';

/** What is offered. */
type Offer = ReturnType<NonNullable<ReturnType<typeof ticketOfferQuery>['select']>>;

const refusals: Readonly<Record<string, TicketProblems>> = {
  NoTicketsForDate: { day: 'noTickets' },
  TicketLimitReached: { count: 'limitLeft' },
  // The sheet that asks for the code says the rest.
  ProofRequired: {},
};

export interface TicketFormProps {
  offer: Offer;
  move: Move<TicketPurchase, TicketReceipt>;
}

/** For which day, which kind and how many; what they cost, the agreement, and the one button. */
export function TicketForm({ offer, move }: TicketFormProps) {
  const { currency, available, kinds, first, last, left, limit, contractIds } = offer;
  const { api } = useApp();
  const client = useQueryClient();
  const t = useTexts('marketplace/tickets');
  const { money } = useMoneyView(currency);
  const agreeing = useAgreeing();
  const form = useSubmit<TicketValues, unknown, TicketProblems>({
    form: 'marketplace/tickets',
    initial: { day: first, kind: null, count: '1' },
    secret: [],
    check: (chosen): TicketProblems | null => ticketProblems(chosen, { ...offer, stock }),
    send: ({ day, kind, count }) => {
      const price = priceOf(offer, { kind });
      if (!kind || price === undefined) throw new Error('There is no such ticket.');
      const amount = ticketTotal(price, Number(count));
      return move.send({
        ...{ kind, day: isoDate(day ?? ''), count: Number(count), price, amount },
        contractsAccepted: contractIds,
      });
    },
    refusals,
    // What is left, or what it costs, is no longer what was shown.
    onFailed: (failure) => {
      if (failure.kind === 'refused') void refreshTickets(client);
    },
  });
  const { values, problems, change } = form;
  const day = values.day !== null && isIsoDate(values.day) ? values.day : null;
  const asked = useQuery({
    ...ticketStockQuery(api, day ?? first),
    // What is left for the first day came with the offer.
    enabled: day !== null && day !== first,
  });
  const stock = day === first ? kinds : asked.data;
  const price = priceOf(offer, values);
  const total = price === undefined ? null : ticketTotal(price, Number(values.count));
  return (
    <TaskFrame
      title={t('titles.page')}
      backTo={pathTo('/apps')}
      onSubmit={() => (agreeing.isAgreed || total === null ? void form.submit() : agreeing.read(true))}
      footer={
        <SubmitButton submission={form} pendingLabel={t('buying')}>
          {total === null ? t('first') : agreeing.isAgreed ? t('buy', { amount: money(total) }) : t('read')}
        </SubmitButton>
      }
    >
      <Stack gap={5}>
        <Text tone="muted">{t('text', { count: limit })}</Text>
        <FormStatus submission={form} title={t('buyFailed')} />
        <ProofStep
          demand={move.demand}
          reason={t('proof')}
          isPending={form.isPending}
          onProved={() => void form.submit()}
        />
        <DatePicker
          label={t('day')}
          min={first}
          max={last}
          value={values.day}
          onChange={(chosen) => change({ day: chosen })}
          error={problems.day && t(problems.day)}
        />
        <ChoiceCards
          label={t('which')}
          value={values.kind}
          onChange={(kind) => change({ kind })}
          error={problems.kind && t(problems.kind)}
          choices={kinds.map((one) => ({
            value: one.kind,
            title: t(`kind.${one.kind}`),
            description: t(`goodFor.${one.kind}`),
            trailing: <Amount minor={one.price} currency={currency} />,
            ...(day !== null &&
              stock?.find(({ kind }) => kind === one.kind)?.left === 0 && {
                disabledReason: t('noTickets'),
              }),
          }))}
        />
        <Select
          label={t('count')}
          value={values.count}
          onChange={(count) => change({ count })}
          description={t('left', { count: left })}
          error={problems.count && t(problems.count, { count: left })}
          options={Array.from({ length: limit }, (_none, at) => ({
            ...{ value: String(at + 1), label: t('tickets', { count: at + 1 }) },
          }))}
        />
        <Facts
          facts={[
            { name: t('available'), value: money(available) },
            ...(total === null || total > available
              ? []
              : [
                  { name: t('total'), value: money(total) },
                  { name: t('after'), value: money(minorUnits(available - total)) },
                ]),
          ]}
        />
        <Link href={pathTo('/amc/tickets')} variant="standalone">
          {t('mine')}
        </Link>
        <PayAgreement of={offer} agreeing={agreeing} isLocked={form.isPending} refused={t('refused')} />
      </Stack>
    </TaskFrame>
  );
}
