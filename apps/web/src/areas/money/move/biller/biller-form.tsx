import { replaceInstruments } from '@dayfare/api/money/accounts/accounts-queries';
import { addBiller, type Biller } from '@dayfare/api/money/places/places-queries';
import { billerAccountProblem, billerZipProblem } from '@dayfare/domain/validation';
import { MaskedField } from '@dayfare/ui/masked-field';
import { snackbarDurations } from '@dayfare/ui/snackbar';
import { Stack } from '@dayfare/ui/stack';
import { Text } from '@dayfare/ui/text';
import { TextField } from '@dayfare/ui/text-field';
import { useQueryClient } from '@tanstack/react-query';
import { useLinkingEvents } from '../../../../kit/money/accounts/use-linking-events.ts';
import { useWayBack } from '../../../../kit/money/accounts/use-way-back.ts';
import { useCategoryName } from '../../../../kit/money/billers/biller-look.ts';
import { TaskFrame } from '../../../../kit/money/parts/task-frame.tsx';
import { ProofStep } from '../../../../kit/money/proof/proof-step.tsx';
import { useProofDemand } from '../../../../kit/money/proof/use-proof-demand.ts';
import { stepPath } from '../../../../kit/money/transfer/steps.ts';
import { useTransferController } from '../../../../kit/money/transfer/use-transfer-controller.ts';
import { useApp } from '../../../../platform/app-context/app-context.ts';
import { FormStatus } from '../../../../platform/forms/form-status.tsx';
import { SubmitButton } from '../../../../platform/forms/submit-button.tsx';
import { useSubmit } from '../../../../platform/forms/use-submit.ts';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { pathTo } from '../../../../platform/navigation/path-to.ts';
import { useNavigate } from '../../../../platform/navigation/use-navigate.ts';

const initial = { account: '', zip: '' };

/** What is wrong with what was typed, as keys of texts. */
interface Problems {
  readonly account?: 'Required' | 'BillerAccountNotValid' | 'InstrumentExists';
  readonly zip?: 'ZipRequired' | 'InvalidZip';
}

const refusals: Readonly<Record<string, Problems>> = {
  BillerAccountNotValid: { account: 'BillerAccountNotValid' },
  BillerZipNotValid: { zip: 'InvalidZip' },
  InstrumentExists: { account: 'InstrumentExists' },
  // The sheet that asks for the code says the rest.
  ProofRequired: {},
};

/** What is wrong with an account number and, where the biller needs it, a zip; null if nothing is. */
function problemsOf(
  { account, zip }: typeof initial,
  { needsZip, account: format }: Biller,
): Problems | null {
  const ofAccount = billerAccountProblem(account, format)?.key;
  const ofZip = needsZip ? billerZipProblem(zip)?.key : undefined;
  if (!ofAccount && !ofZip) return null;
  return {
    ...(ofAccount && { account: ofAccount }),
    ...(ofZip && { zip: ofZip === 'Required' ? 'ZipRequired' : ofZip }),
  };
}

/** Adds an account at a biller, by the number on the bill. */
export function BillerForm({ biller }: { biller: Biller }) {
  const { api, notices } = useApp();
  const t = useTexts('money/move/biller');
  const categoryName = useCategoryName();
  const navigate = useNavigate();
  const client = useQueryClient();
  const { keep, intent, path } = useWayBack();
  const isForTransfer = intent === 'transfer';
  const { controller } = useTransferController();
  const events = useLinkingEvents(pathTo('/ewa/accounts/new/biller'));
  const proof = useProofDemand(events.failed);
  const form = useSubmit({
    form: 'money/move/biller',
    initial,
    secret: ['account'],
    check: (values): Problems | null => problemsOf(values, biller),
    send: ({ account, zip }) => addBiller(api, { biller, accountNumber: account, zip: zip.trim() }),
    refusals,
    onFailed: proof.onFailed,
    onDone: async (answer, { isShown }) => {
      proof.settle();
      await replaceInstruments(client, api, answer);
      events.completed('Biller');
      const added = answer.instruments.at(-1);
      if (!isShown || !added) return null;
      notices.say({
        message: t('added', { name: biller.name }),
        tone: 'success',
        durationMs: snackbarDurations.app,
      });
      if (isForTransfer) controller.edit({ instrumentId: added.id });
      await navigate(
        isForTransfer
          ? stepPath('amount')
          : intent === 'bill'
            ? path
            : keep(pathTo('/ewa/accounts/:id', { id: added.id })),
        {
          replace: true,
        },
      );
      return null;
    },
  });
  const { values, problems } = form;
  const { hasLetters, least, most, example } = biller.account;
  const length = { least, most, example };
  return (
    <TaskFrame
      title={biller.name}
      backTo={keep(pathTo('/ewa/accounts/new/biller'))}
      onSubmit={() => void form.submit()}
      footer={
        <SubmitButton submission={form} pendingLabel={t('adding')}>
          {t('add')}
        </SubmitButton>
      }
    >
      <Stack gap={4}>
        <Text tone="muted">
          {categoryName(biller)} · {t(biller.takesInstant ? 'fast' : 'nextDay')}
        </Text>
        <FormStatus submission={form} title={t('notAdded')} />
        <ProofStep
          demand={proof.demand}
          reason={t('proof')}
          isPending={form.isPending}
          onProved={() => void form.submit()}
        />
        <TextField
          label={t('account')}
          description={t('accountHint', { example })}
          autoComplete="off"
          maxLength={40}
          value={values.account}
          onChange={(account) => form.change({ account })}
          error={
            problems.account === 'BillerAccountNotValid'
              ? t(hasLetters ? 'problems.withLetters' : 'problems.digitsOnly', length)
              : problems.account && t(`problems.${problems.account}`)
          }
        />
        {biller.needsZip && (
          <MaskedField
            label={t('zip')}
            description={t('zipHint')}
            mode="numeric"
            autoComplete="off"
            maxLength={5}
            value={values.zip}
            onChange={(zip) => form.change({ zip })}
            error={problems.zip && t(`problems.${problems.zip}`)}
          />
        )}
      </Stack>
    </TaskFrame>
  );
}
