import type { Proof } from '@dayfare/api/money/settings/proofs-queries';
import { takesFiles } from '@dayfare/domain/money';
import { Banner } from '@dayfare/ui/banner';
import { EmptyState } from '@dayfare/ui/empty-state';
import { Link } from '@dayfare/ui/link';
import { List } from '@dayfare/ui/list';
import { ListRow } from '@dayfare/ui/list-row';
import { Stack } from '@dayfare/ui/stack';
import { Text } from '@dayfare/ui/text';
import { FileText } from 'lucide-react';
import { useParams } from 'react-router-dom';
import { dayTitle, dayWords } from '../../../../kit/money/format/when.ts';
import { TaskFrame } from '../../../../kit/money/parts/task-frame.tsx';
import { useCurrency } from '../../../../kit/money/parts/use-currency.ts';
import { useMoneyView } from '../../../../kit/money/parts/use-money-view.ts';
import { SubmitButton } from '../../../../platform/forms/submit-button.tsx';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { pathTo } from '../../../../platform/navigation/path-to.ts';
import { ProofFiles } from './proof-files.tsx';
import { ProofTag } from './proof-tag.tsx';
import { ProofsView } from './proofs-view.tsx';
import { useProofFiles } from './use-proof-files.ts';

export const title = 'money/settings/proofs:titles.one';

/** One day for which something has to be shown: why, how it stands, and the files. */
export function ProofScreen() {
  const t = useTexts('money/settings/proofs');
  const { id = '' } = useParams();
  const frame = { title: t('titles.one'), backTo: pathTo('/ewa/proofs') };
  return (
    <ProofsView frame={(content) => <TaskFrame {...frame}>{content}</TaskFrame>}>
      {({ deductions, hours }) => {
        const proof = [...deductions, ...hours].find((one) => String(one.id) === id);
        if (proof && takesFiles(proof.status)) return <OpenProof key={proof.id} proof={proof} />;
        return (
          <TaskFrame {...frame}>
            {proof ? (
              <SettledProof proof={proof} />
            ) : (
              <EmptyState
                title={t('missingTitle')}
                action={
                  <Link variant="standalone" href={pathTo('/ewa/proofs')}>
                    {t('seeAll')}
                  </Link>
                }
              >
                {t('missing')}
              </EmptyState>
            )}
          </TaskFrame>
        );
      }}
    </ProofsView>
  );
}

/** One that waits for files: why, and the way to send them. */
function OpenProof({ proof }: { proof: Proof }) {
  const t = useTexts('money/settings/proofs');
  const { money, language } = useMoneyView(useCurrency() ?? 'USD');
  const sending = useProofFiles(proof);
  const { id, kind, date, amount } = proof;
  return (
    <TaskFrame
      title={t('titles.one')}
      backTo={pathTo('/ewa/proofs')}
      onSubmit={() => void sending.send()}
      footer={
        <SubmitButton submission={{ isPending: sending.isSending }} pendingLabel={t('sending')}>
          {t('send')}
        </SubmitButton>
      }
    >
      <Stack gap={5}>
        <ProofState proof={proof} />
        <Text>
          {t(`intro.${kind}`, {
            date: dayWords(date, language),
            amount: amount === null ? '' : money(amount),
          })}
        </Text>
        <ProofFiles sending={sending} />
        {kind === 'deduction' && (
          <Link variant="standalone" href={pathTo('/access-plus', {}, { deduction: id })}>
            {t('payBack')}
          </Link>
        )}
      </Stack>
    </TaskFrame>
  );
}

/** One that waits for nothing: what was sent. */
function SettledProof({ proof }: { proof: Proof }) {
  const t = useTexts('money/settings/proofs');
  const { files } = proof;
  return (
    <Stack gap={5}>
      <ProofState proof={proof} />
      {files.length > 0 && (
        <Stack gap={2}>
          <Text variant="heading">{t('sent')}</Text>
          <List isDivided aria-label={t('sent')}>
            {files.map(({ name }, at) => (
              <ListRow key={`${at}-${name}`} icon={FileText} title={name} />
            ))}
          </List>
        </Stack>
      )}
    </Stack>
  );
}

/** The day, and how it stands: what happens next, or what was decided. */
function ProofState({ proof: { kind, date, status, refusal } }: { proof: Proof }) {
  const t = useTexts('money/settings/proofs');
  const { language } = useMoneyView(useCurrency() ?? 'USD');
  return (
    <>
      <Stack gap={2} align="start">
        <ProofTag status={status} />
        <Text isStrong>{dayTitle(date, language)}</Text>
      </Stack>
      {status === 'InReview' && (
        <Banner tone="info" isAnnounced>
          {t('stands.InReview')}
        </Banner>
      )}
      {status === 'Accepted' && <Banner tone="success">{t(`stands.${kind}`)}</Banner>}
      {status === 'Refused' && (
        <Banner tone="warning" title={t('stands.Refused')}>
          {refusal && t(`refusal.${refusal}`, { date: dayWords(date, language) })}
        </Banner>
      )}
    </>
  );
}

export { ProofScreen as Screen };
