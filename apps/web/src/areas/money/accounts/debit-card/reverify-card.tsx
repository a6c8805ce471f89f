import { reVerifyCard, type TypedCard } from '@dayfare/api/money/accounts/debit-card-queries';
import { type Instrument, instrumentsQuery } from '@dayfare/api/money/queries';
import { instrumentCondition } from '@dayfare/domain/money';
import { Stack } from '@dayfare/ui/stack';
import { Text } from '@dayfare/ui/text';
import { useQueryClient } from '@tanstack/react-query';
import { useLinkingEvents } from '../../../../kit/money/accounts/use-linking-events.ts';
import { TaskFrame } from '../../../../kit/money/parts/task-frame.tsx';
import { useMoneyTexts } from '../../../../kit/money/parts/use-money-texts.ts';
import { useApp } from '../../../../platform/app-context/app-context.ts';
import type { Refusal } from '../../../../platform/failures/failure.ts';
import { FormStatus } from '../../../../platform/forms/form-status.tsx';
import { SubmitButton } from '../../../../platform/forms/submit-button.tsx';
import { useSubmit } from '../../../../platform/forms/use-submit.ts';
import { pathTo } from '../../../../platform/navigation/path-to.ts';
import { useNavigate } from '../../../../platform/navigation/use-navigate.ts';
import { CardFrame } from './card-frame.tsx';
import { useCardFrame } from './use-card-frame.ts';

const initial: { readonly card: TypedCard | null } = { card: null };

/** The frame for a card that is there, and what has come of it. */
export function CardAgain({ card }: { card: Instrument }) {
  const { api } = useApp();
  const t = useMoneyTexts();
  const navigate = useNavigate();
  const client = useQueryClient();
  const events = useLinkingEvents('/ewa/accounts/:id/card');
  const { id, name, last4 } = card;
  const form = useSubmit({
    form: 'money/card-again',
    initial,
    secret: ['card'],
    check: ({ card: typed }) => (typed === null ? { card: 'inFrame' } : null),
    send: ({ card: typed }) =>
      reVerifyCard(api, { instrumentID: id, cardToken: typed?.token ?? '' }, () =>
        events.failed({ kind: 'down' }),
      ),
    onDone: async (problem, { isShown }) => {
      if (problem === 'CardExpiryMismatch' || problem === 'OtherCard') {
        frame.tell(problem);
        return null;
      }
      if (problem !== null) {
        if (problem === 'CardTokenExpired') frame.restart();
        const message = t(`money/accounts/debit-card:refused.${problem}`);
        return { kind: 'refused', code: problem, level: 'Error', message } satisfies Refusal;
      }
      // The list says how the card stands: an answer that was lost counts as a good one, and may not have been.
      await client.invalidateQueries({ queryKey: instrumentsQuery(api).queryKey });
      if (isShown) await navigate(pathTo('/ewa/accounts/:id', { id }), { replace: true });
      return null;
    },
  });
  const send = async () => {
    if (!form.isPending) await form.submit({ card: await frame.ask() });
  };
  const frame = useCardFrame(() => void send());
  const isRenewal = instrumentCondition(card) === 'cardExpired';
  return (
    <TaskFrame
      title={t('money/accounts/debit-card:titles.again')}
      backTo={pathTo('/ewa/accounts/:id', { id })}
      onSubmit={() => void send()}
      footer={
        <SubmitButton submission={form} pendingLabel={t('money/accounts/debit-card:again.checking')}>
          {t('money/accounts/debit-card:again.check')}
        </SubmitButton>
      }
    >
      <Text>{t(`money/accounts/debit-card:again.${isRenewal ? 'renewal' : 'text'}`, { name, last4 })}</Text>
      <Stack gap={5}>
        <FormStatus
          submission={{ ...form, submit: send }}
          title={t('money/accounts/debit-card:again.failed')}
        />
        <CardFrame frame={frame} />
      </Stack>
    </TaskFrame>
  );
}
