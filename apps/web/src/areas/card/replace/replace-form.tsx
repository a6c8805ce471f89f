import { type Card, type CardDetail, refreshCard } from '@dayfare/api/card/queries';
import type { Replacement, ReplacementReceipt } from '@dayfare/api/card/replace-queries';
import {
  type CardAddress,
  type CardAddressProblems,
  cardAddressProblems,
  type ReplacementReason,
  replacementFee,
  replacementReason,
  shippingSteps,
  tidyCardAddress,
} from '@dayfare/domain/card';
import { isoDate, zero } from '@dayfare/domain/money';
import { ChoiceCards } from '@dayfare/ui/choice-cards';
import { Text } from '@dayfare/ui/text';
import { useQueryClient } from '@tanstack/react-query';
import { dayWords } from '../../../kit/money/format/when.ts';
import type { Move } from '../../../kit/money/move/use-move.ts';
import { FactCard } from '../../../kit/money/parts/facts.tsx';
import { TaskFrame } from '../../../kit/money/parts/task-frame.tsx';
import { useMoneyView } from '../../../kit/money/parts/use-money-view.ts';
import { ProofStep } from '../../../kit/money/proof/proof-step.tsx';
import { FormStatus } from '../../../platform/forms/form-status.tsx';
import { SubmitButton } from '../../../platform/forms/submit-button.tsx';
import { useSubmit } from '../../../platform/forms/use-submit.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { pathTo } from '../../../platform/navigation/path-to.ts';
import { HomeAddress } from '../parts/home-address.tsx';

interface ReplacementAddress extends CardAddress {
  /** Null before one is chosen. */
  readonly reason: ReplacementReason | null;
}

interface ReplacementProblems extends CardAddressProblems {
  readonly reason?: 'missing';
}

export interface ReplaceFormProps {
  card: Card;
  detail: CardDetail;
  move: Move<Replacement, ReplacementReceipt>;
}

/** What happened to the card, where the new one goes, and what it costs, if anything; then the one button. */
export function ReplaceForm({ card, detail, move }: ReplaceFormProps) {
  const t = useTexts('card/replace');
  const client = useQueryClient();
  const { money, language, today } = useMoneyView(detail.currency);
  const feeOf = (reason: ReplacementReason | null) =>
    reason ? replacementFee({ reason, balance: detail.balance, lostFee: detail.lostFee }) : zero;
  const form = useSubmit<ReplacementAddress, ReplacementReceipt, ReplacementProblems>({
    form: 'card/replace',
    initial: { reason: null, ...detail.address },
    secret: [],
    check: ({ reason, ...address }) => {
      const wrong = cardAddressProblems(address);
      return reason && !wrong ? null : { ...wrong, ...(!reason && { reason: 'missing' }) };
    },
    send: ({ reason, ...address }) =>
      move.send({
        ...{ cardId: card.id, reason: reason ?? 'Damaged', fee: feeOf(reason) },
        address: tidyCardAddress({ ...address, state: address.state ?? '' }),
      }),
    refusals: { ProofRequired: {} },
    // Whatever was refused may follow from a card that has changed: what it costs, and whether it can be replaced.
    onFailed: () => void refreshCard(client),
  });
  const { values, problems, change } = form;
  const fee = feeOf(values.reason);
  const day = isoDate(today);
  const arrivesOn = shippingSteps(day, day).at(-1)?.on ?? day;
  const free = values.reason ? t('facts.free') : t('facts.ifLost', { fee: money(feeOf('Lost')) });
  const feeText = fee > 0 ? t('facts.fromCard', { fee: money(fee) }) : free;
  const label = fee > 0 ? 'submitFee' : values.reason ? 'submitFree' : 'submit';
  return (
    <>
      <TaskFrame
        title={t('titles.page')}
        backTo={pathTo('/card/home')}
        onSubmit={() => void form.submit()}
        footer={
          <SubmitButton submission={form} pendingLabel={t('sending')}>
            {t(label, { fee: money(fee) })}
          </SubmitButton>
        }
      >
        <FormStatus submission={form} title={t('notOrdered')} />
        <ChoiceCards<ReplacementReason>
          label={t('reason')}
          value={values.reason}
          onChange={(reason) => change({ reason })}
          error={problems.reason && t('reasonMissing')}
          choices={replacementReason.names.map((value) => ({
            ...{ value, title: t(`reasons.${value}.title`) },
            description: t(`reasons.${value}.text`),
          }))}
        />
        <HomeAddress
          label={t('address')}
          description={t('addressHint')}
          value={values}
          onChange={change}
          problems={problems}
        />
        <Text isStrong>{t('dead', { last4: detail.last4 })}</Text>
        <FactCard
          facts={[
            { name: t('facts.fee'), value: feeText },
            { name: t('facts.arrives'), value: dayWords(arrivesOn, language) },
          ]}
        />
      </TaskFrame>
      {/* Beside the form: what is sent in the sheet is not sent in the form. */}
      <ProofStep
        demand={move.demand}
        reason={t('proof')}
        isPending={form.isPending}
        onProved={() => void form.submit()}
      />
    </>
  );
}
