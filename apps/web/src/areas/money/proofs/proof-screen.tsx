import type { Proof } from '@dayfare/api/money/proofs-queries';
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
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { AccountFrame } from '../accounts/account-frame.tsx';
import { useCurrency } from '../parts/use-currency.ts';
import { useMoneyView } from '../parts/use-money-view.ts';
import { dayTitle, dayWords } from '../view/when.ts';
import { payBackPath, proofsPath } from './paths.ts';
import { ProofFiles } from './proof-files.tsx';
import { ProofTag } from './proof-tag.tsx';
import { ProofsView } from './proofs-view.tsx';

/** One day for which something has to be shown: why, how it stands, and the files. */
export function ProofScreen() {
  const t = useTexts('money/proofs');
  const { id = '' } = useParams();
  return (
    <AccountFrame title={t('titles.one')} backTo={proofsPath}>
      <ProofsView>
        {({ deductions, hours }) => {
          const proof = [...deductions, ...hours].find((one) => String(one.id) === id);
          return proof ? (
            <ShownProof key={proof.id} proof={proof} />
          ) : (
            <EmptyState
              title={t('missingTitle')}
              action={
                <Link variant="standalone" href={proofsPath}>
                  {t('seeAll')}
                </Link>
              }
            >
              {t('missing')}
            </EmptyState>
          );
        }}
      </ProofsView>
    </AccountFrame>
  );
}

function ShownProof({ proof }: { proof: Proof }) {
  const t = useTexts('money/proofs');
  const { money, language } = useMoneyView(useCurrency() ?? 'USD');
  const { kind, date, amount, status, files } = proof;
  return (
    <Stack gap={5}>
      <Stack gap={2} align="start">
        <ProofTag status={status} />
        <Text isStrong>{dayTitle(date, language)}</Text>
      </Stack>
      <Standing proof={proof} />
      {takesFiles(status) ? (
        <>
          <Text>
            {t(`intro.${kind}`, {
              date: dayWords(date, language),
              amount: amount === null ? '' : money(amount),
            })}
          </Text>
          <ProofFiles proof={proof} />
          {kind === 'deduction' && (
            <Link variant="standalone" href={`${payBackPath}?deduction=${proof.id}`}>
              {t('payBack')}
            </Link>
          )}
        </>
      ) : (
        files.length > 0 && (
          <Stack gap={2}>
            <Text variant="heading">{t('sent')}</Text>
            <List isDivided aria-label={t('sent')}>
              {files.map(({ name }, at) => (
                <ListRow key={`${at}-${name}`} icon={FileText} title={name} />
              ))}
            </List>
          </Stack>
        )
      )}
    </Stack>
  );
}

/** What happens next, or what was decided. */
function Standing({ proof: { kind, date, status, refusal } }: { proof: Proof }) {
  const t = useTexts('money/proofs');
  const { language } = useMoneyView(useCurrency() ?? 'USD');
  if (status === 'InReview')
    return (
      <Banner tone="info" isAnnounced>
        {t('stands.InReview')}
      </Banner>
    );
  if (status === 'Accepted') return <Banner tone="success">{t(`stands.${kind}`)}</Banner>;
  if (status === 'Refused')
    return (
      <Banner tone="warning" title={t('stands.Refused')}>
        {refusal && t(`refusal.${refusal}`, { date: dayWords(date, language) })}
      </Banner>
    );
  return null;
}
