import { applyForCard, cardApplicationQuery } from '@dayfare/api/card/apply/apply-queries';
import { replaceCardAnswer } from '@dayfare/api/card/queries';
import { signatureProblem } from '@dayfare/domain/validation';
import { TextField } from '@dayfare/ui/text-field';
import { useQueryClient } from '@tanstack/react-query';
import { ProofStep } from '../../../kit/money/proof/proof-step.tsx';
import { useProofDemand } from '../../../kit/money/proof/use-proof-demand.ts';
import { useApp } from '../../../platform/app-context/app-context.ts';
import { FormStatus } from '../../../platform/forms/form-status.tsx';
import { SubmitButton } from '../../../platform/forms/submit-button.tsx';
import { useSubmit } from '../../../platform/forms/use-submit.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { pathTo } from '../../../platform/navigation/path-to.ts';
import { useNavigate } from '../../../platform/navigation/use-navigate.ts';
import { ApplyFrame } from './apply-frame.tsx';
import { openApplication } from './open-application.ts';
import { ReviewFacts } from './review-facts.tsx';
import { useApplication } from './use-application.ts';

export const title = 'card/apply:titles.review';
export const load = openApplication('/card/review-details');

interface SignatureProblems {
  readonly signature?: NonNullable<ReturnType<typeof signatureProblem>>['key'];
}

/** All of an application once more, before it is signed and sent. What comes of it is told on the card's home. */
export function Screen() {
  const { api, startup } = useApp();
  const client = useQueryClient();
  const navigate = useNavigate();
  const t = useTexts('card/apply');
  const proof = useProofDemand();
  const { firstName, lastName } = useApplication().applicant;
  const name = `${firstName} ${lastName}`;
  const form = useSubmit<{ signature: string }, Awaited<ReturnType<typeof applyForCard>>, SignatureProblems>({
    form: 'card/apply',
    initial: { signature: '' },
    secret: [],
    check: ({ signature }) => {
      const problem = signatureProblem(signature, name);
      return problem && { signature: problem.key };
    },
    send: ({ signature }) => applyForCard(api, signature),
    refusals: {
      ProofRequired: {},
      AuthorizedSignatureNotValid: { signature: 'AuthorizedSignatureNotValid' },
    },
    onFailed: (failure) => {
      // The name was changed on another device: it is shown, and asked for, as it is now.
      if (failure.kind === 'refused' && failure.code === 'AuthorizedSignatureNotValid')
        void client.invalidateQueries({ queryKey: cardApplicationQuery(api).queryKey });
      proof.onFailed(failure);
    },
    onDone: async (answer, { isShown }) => {
      proof.settle();
      // What start-up data says of the card is no longer true.
      startup.data.forget();
      replaceCardAnswer(client, answer);
      if (isShown) await navigate(pathTo('/card/home'));
      return null;
    },
  });
  return (
    <>
      <ApplyFrame
        step="review"
        title={t('titles.review')}
        text={t('review.text')}
        backTo={pathTo('/card/personal-info')}
        onSubmit={() => void form.submit()}
        footer={
          <SubmitButton submission={form} pendingLabel={t('review.sending')}>
            {t('review.send')}
          </SubmitButton>
        }
      >
        <FormStatus submission={form} title={t('review.notSent')} />
        <ReviewFacts />
        <TextField
          label={t('review.signature')}
          description={t('review.signatureHint')}
          autoComplete="off"
          maxLength={101}
          value={form.values.signature}
          onChange={(signature) => form.change({ signature })}
          error={form.problems.signature && t(`review.wrong.${form.problems.signature}`, { name })}
        />
      </ApplyFrame>
      {/* Beside the form: what is sent in the sheet is not sent in the form. */}
      <ProofStep
        demand={proof.demand}
        reason={t('review.proof')}
        isPending={form.isPending}
        onProved={() => void form.submit()}
      />
    </>
  );
}
