import { replaceInstruments } from '@dayfare/api/money/accounts/accounts-queries';
import { addVisaPlus } from '@dayfare/api/money/moves/moves-queries';
import { payNameOf, payNameProblem, tidyPayName } from '@dayfare/domain/validation';
import { snackbarDurations } from '@dayfare/ui/snackbar';
import { Stack } from '@dayfare/ui/stack';
import { TextField } from '@dayfare/ui/text-field';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useApp } from '../../../platform/app-context/app-context.ts';
import type { Failure } from '../../../platform/failures/failure.ts';
import { FormStatus } from '../../../platform/forms/form-status.tsx';
import { SubmitButton } from '../../../platform/forms/submit-button.tsx';
import { useSubmit } from '../../../platform/forms/use-submit.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { pathTo } from '../../../platform/navigation/path-to.ts';
import { useNavigate } from '../../../platform/navigation/use-navigate.ts';
import { TaskFrame } from '../parts/task-frame.tsx';
import { ProofStep } from '../proof/proof-step.tsx';
import { useProofDemand } from '../proof/use-proof-demand.ts';
import { NoMoreTries } from './no-more-tries.tsx';
import { useWayBack } from './use-way-back.ts';

interface Values {
  readonly payname: string;
}

/** What is wrong with the name, as keys of texts. */
interface Problems {
  readonly payname?: 'Required' | 'PayNameNotValid' | 'PayNameNotFound' | 'InstrumentExists' | 'OtherService';
}

const initial: Values = { payname: '' };
const refusals: Readonly<Record<string, Problems>> = {
  PayNameNotFound: { payname: 'PayNameNotFound' },
  InstrumentExists: { payname: 'InstrumentExists' },
  // The sheet that asks for the code says the rest.
  ProofRequired: {},
};

export interface PayNameFormProps {
  title: string;
  label: string;
  hint: string;
  /** Where the way back leads. */
  backTo: string;
  /** The one service whose names are taken. Default: every one. */
  service?: string | undefined;
  /** Called once the account is there. */
  onCompleted: () => void;
  /** Called when it could not be added for anything but a missing code. */
  onFailed: (failure: Failure) => void;
  /** Above the field. */
  children: ReactNode;
}

/** Adds an account at another service by its Visa+ payname. */
export function PayNameForm(props: PayNameFormProps) {
  const { title, label, hint, backTo, service, onCompleted, onFailed, children } = props;
  const { api, notices } = useApp();
  const t = useTexts('kit/money/accounts');
  const navigate = useNavigate();
  const client = useQueryClient();
  const { keep } = useWayBack();
  const proof = useProofDemand(onFailed);
  const form = useSubmit({
    form: 'money/pay-name',
    initial,
    secret: [],
    check: ({ payname }: Values): Problems | null => {
      const problem = payNameProblem(payname);
      if (problem) return { payname: problem.key };
      const isOther = service !== undefined && payNameOf(payname)?.service !== service;
      return isOther ? { payname: 'OtherService' } : null;
    },
    send: ({ payname }) => addVisaPlus(api, tidyPayName(payname)),
    refusals,
    onFailed: proof.onFailed,
    onDone: async (answer, { isShown }) => {
      proof.settle();
      replaceInstruments(client, api, answer);
      onCompleted();
      const added = answer.instruments.at(-1);
      if (!isShown || !added) return null;
      notices.say({ message: t('payName.added'), tone: 'success', durationMs: snackbarDurations.app });
      await navigate(keep(pathTo('/ewa/accounts/:id', { id: added.id })), { replace: true });
      return null;
    },
  });
  const { values, problems, failure } = form;
  const isOver = failure?.kind === 'refused' && failure.code === 'PayNameAttemptsExhausted';
  return (
    <TaskFrame
      title={title}
      backTo={backTo}
      onSubmit={() => void form.submit()}
      footer={
        !isOver && (
          <SubmitButton submission={form} pendingLabel={t('payName.adding')}>
            {t('payName.submit')}
          </SubmitButton>
        )
      }
    >
      {children}
      <Stack gap={5}>
        {isOver ? (
          <NoMoreTries message={failure.message} />
        ) : (
          <FormStatus submission={form} title={t('payName.failed')} />
        )}
        <ProofStep
          demand={proof.demand}
          reason={t('bank.proof')}
          isPending={form.isPending}
          onProved={() => void form.submit()}
        />
        <TextField
          label={label}
          description={hint}
          autoComplete="off"
          maxLength={60}
          isDisabled={isOver}
          value={values.payname}
          onChange={(payname) => form.change({ payname })}
          error={problems.payname && t(`payName.problems.${problems.payname}`)}
        />
      </Stack>
    </TaskFrame>
  );
}
