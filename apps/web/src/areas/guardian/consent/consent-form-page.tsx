import { Banner } from '@dayfare/ui/banner';
import { ConsentForm } from '@dayfare/ui/patterns/consent-form';
import { Stack } from '@dayfare/ui/stack';
import { Text } from '@dayfare/ui/text';
import { useState } from 'react';
import { FormStatus } from '../../../platform/forms/form-status.tsx';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { AgreementText } from './agreement-text.tsx';
import { GuardianPage } from './guardian-page.tsx';
import type { Minor } from './landing.ts';
import { useCopy } from './use-copy.ts';
import { useSteps } from './use-steps.ts';

export const title = 'guardian/consent:titles.form';

/** The second of a guardian's two steps: the consent itself. */
export function Screen() {
  return (
    <GuardianPage path="/microsite-consent-form">{({ minor }) => minor && <Form {...minor} />}</GuardianPage>
  );
}

const boxes = ['guardian', 'card', 'read'] as const;

type Box = (typeof boxes)[number];

function Form({ firstName: name }: Minor) {
  const t = useTexts('guardian/consent');
  const [ticked, setTicked] = useState<readonly Box[]>([]);
  const consent = useSteps('save', '/microsite-success');
  const copy = useCopy(t('form.document'), 'Guardian-Consent.pdf');
  return (
    <Stack gap="section">
      <Stack gap={3}>
        <Text tone="muted">{t('step', { step: 2 })}</Text>
        <Text variant="title" isBalanced isFocusTarget>
          {t('form.title', { name })}
        </Text>
        <Text>{t('form.text', { name })}</Text>
      </Stack>
      <AgreementText type="GuardianConsentFormMinor">
        {(html) => (
          <>
            <FormStatus submission={consent} title={t('notSaved.title')} text={t('notSaved.text')} />
            <ConsentForm<Box>
              items={boxes.map((value) => ({ value, label: t(`form.boxes.${value}`, { name }) }))}
              value={ticked}
              onChange={setTicked}
              onAgree={() => void consent.submit()}
              isPending={consent.isPending}
              onDownload={copy.save && (() => copy.save?.(html))}
              isDownloading={copy.isSaving}
            />
            {copy.problem && (
              <Banner tone="danger" isAnnounced>
                {copy.problem}
              </Banner>
            )}
          </>
        )}
      </AgreementText>
    </Stack>
  );
}
