import { Screen as Page } from '@dayfare/ui/screen';
import { Text } from '@dayfare/ui/text';
import { type ReactNode, useState } from 'react';
import { CodeEntry } from '../../../kit/proof/code-entry.tsx';
import { onOneLine } from '../../../platform/i18n/telephone.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { PageHeader } from '../../session/index.ts';
import { ChangeFrame } from '../details/change-frame.tsx';
import { type ContactProblem, type SentTo, useAskContact, useContactCode } from './use-contact.ts';

export interface ContactFormProps {
  kind: 'email' | 'phone';
  title: string;
  /** What there is now, and what is about to happen. */
  text: string;
  check: (to: string) => ContactProblem | null;
  /** The field for the new one. */
  children: (field: {
    readonly value: string;
    readonly problem: ContactProblem | undefined;
    readonly onChange: (to: string) => void;
  }) => ReactNode;
}

/** Another address or number: typed, proved by the old one, and confirmed by the code that goes to it. */
export function ContactForm({ kind, title, text, check, children }: ContactFormProps) {
  const t = useTexts('profile/contact');
  const [sent, setSent] = useState<SentTo | null>(null);
  const { form, demand } = useAskContact({ kind, check, onSent: setSent });
  if (sent) return <ConfirmContact title={title} sent={sent} />;
  return (
    <ChangeFrame {...{ title, text, form, demand }} toMail={kind === 'email'} action={t('send')}>
      {children({
        value: form.values.to,
        problem: form.problems.to,
        onChange: (to) => form.change({ to }),
      })}
    </ChangeFrame>
  );
}

function ConfirmContact({ title, sent }: { title: string; sent: SentTo }) {
  const t = useTexts('profile/contact');
  const code = useContactCode(sent);
  return (
    <Page header={<PageHeader title={title} />} isWide>
      <Text variant="heading" as="h2" isFocusTarget>
        {t('confirm', { to: onOneLine(sent.contact.to) })}
      </Text>
      <Text tone="muted">{t(`${sent.contact.kind}.confirmText`)}</Text>
      <CodeEntry code={code} firstSend={t('send')} exhausted={t('exhausted')} hasOtherWay={false} />
    </Page>
  );
}
