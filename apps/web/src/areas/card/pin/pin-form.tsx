import { type Card, replaceCardAnswer } from '@dayfare/api/card/queries';
import { setCardPin } from '@dayfare/api/card/services-queries';
import { type CardPinProblem, cardPinLength, cardPinProblem } from '@dayfare/domain/card';
import { PinField } from '@dayfare/ui/pin-field';
import { useSnackbar } from '@dayfare/ui/snackbar';
import { Text } from '@dayfare/ui/text';
import { useQueryClient } from '@tanstack/react-query';
import { TaskFrame } from '../../../kit/money/parts/task-frame.tsx';
import { ProofStep } from '../../../kit/money/proof/proof-step.tsx';
import { useProofDemand } from '../../../kit/money/proof/use-proof-demand.ts';
import { useApp } from '../../../platform/app-context/app-context.ts';
import { FormStatus } from '../../../platform/forms/form-status.tsx';
import { SubmitButton } from '../../../platform/forms/submit-button.tsx';
import { useSubmit } from '../../../platform/forms/use-submit.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { pathTo } from '../../../platform/navigation/path-to.ts';
import { useNavigate } from '../../../platform/navigation/use-navigate.ts';

interface Pins {
  readonly pin: string;
  readonly again: string;
}

type PinProblems = { readonly pin?: CardPinProblem | 'weak'; readonly again?: 'different' };

/** A PIN, typed twice; weak ones are refused before a code is asked for. */
export function PinForm({ card }: { card: Card }) {
  const { api } = useApp();
  const client = useQueryClient();
  const navigate = useNavigate();
  const { notify } = useSnackbar();
  const t = useTexts('card/pin');
  const proof = useProofDemand();
  const form = useSubmit<Pins, Awaited<ReturnType<typeof setCardPin>>, PinProblems>({
    form: 'card/pin',
    initial: { pin: '', again: '' },
    secret: ['pin', 'again'],
    check: ({ pin, again }) => {
      // The birthday is the server's to know.
      const problem = cardPinProblem(pin, null);
      if (problem) return { pin: problem };
      return pin === again ? null : { again: 'different' };
    },
    send: ({ pin }) => setCardPin(api, card.id, pin),
    refusals: { CardPinWeak: { pin: 'weak' }, ProofRequired: {} },
    onFailed: proof.onFailed,
    onDone: async (answer, { isShown }) => {
      proof.settle();
      replaceCardAnswer(client, answer);
      notify({ message: t('done'), tone: 'success' });
      if (isShown) await navigate(card.hasPin ? pathTo('/card/home') : pathTo('/card/activate'));
      return null;
    },
  });
  const { values, problems, change } = form;
  const field = { length: cardPinLength, isSecret: true, autoComplete: 'off' } as const;
  return (
    <>
      <TaskFrame
        title={t('titles.page')}
        backTo={pathTo('/card/home')}
        onSubmit={() => void form.submit()}
        footer={
          <SubmitButton submission={form} pendingLabel={t('sending')}>
            {t('submit')}
          </SubmitButton>
        }
      >
        <FormStatus submission={form} title={t('notSet')} />
        <Text tone="muted">{t('text')}</Text>
        <PinField
          {...field}
          label={t('pin')}
          value={values.pin}
          onChange={(pin) => change({ pin })}
          error={problems.pin && t(`wrong.${problems.pin}`)}
        />
        <PinField
          {...field}
          label={t('again')}
          value={values.again}
          onChange={(again) => change({ again })}
          error={problems.again && t(`wrong.${problems.again}`)}
        />
      </TaskFrame>
      {/* Beside the form: what is sent in the sheet is not sent in the form. */}
      <ProofStep
        demand={proof.demand}
        reason={t('proof')}
        isPending={form.isPending}
        onProved={() => void form.submit()}
      />
    </>
  );
}
