import { Banner } from '@dayfare/ui/banner';
import { Link } from '@dayfare/ui/link';
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
import { useDisclosures } from './use-disclosures.ts';
import { useSteps } from './use-steps.ts';

export const title = 'guardian/consent:titles.esign';

/** The first of a guardian's two steps: who asks for what, and the agreement to sign on a screen. */
export function Screen() {
  return <GuardianPage path="/microsite-esign">{({ minor }) => minor && <Esign {...minor} />}</GuardianPage>;
}

type Box = 'esign' | 'disclosures';

function Esign({ firstName: name, employerName: employer }: Minor) {
  const t = useTexts('guardian/consent');
  const [ticked, setTicked] = useState<readonly Box[]>([]);
  const agreement = useSteps('esign', '/microsite-consent-form');
  const copy = useCopy(t('esign.document'), 'E-Sign-Agreement.pdf');
  const disclosures = useDisclosures();
  return (
    <Stack gap="section">
      <Stack gap={3}>
        <Text tone="muted">{t('step', { step: 1 })}</Text>
        <Text variant="title" isBalanced isFocusTarget>
          {t('esign.title', { name })}
        </Text>
        <Text>
          {employer === null ? t('esign.whoNoEmployer', { name }) : t('esign.who', { name, employer })}
        </Text>
        <Text>{t('esign.how')}</Text>
        <Text tone="muted">{t('esign.stranger')}</Text>
      </Stack>
      <AgreementText type="ESignAgreement">
        {(html) => (
          <>
            <FormStatus submission={agreement} title={t('notSaved.title')} text={t('notSaved.text')} />
            <ConsentForm<Box>
              items={[
                { value: 'esign', label: t('esign.boxes.esign') },
                {
                  value: 'disclosures',
                  label: t('esign.boxes.disclosures'),
                  description: (
                    <Link href={disclosures} variant="standalone" isExternal>
                      {t('esign.disclosures')}
                    </Link>
                  ),
                },
              ]}
              value={ticked}
              onChange={setTicked}
              isAllBoxShown={false}
              onAgree={() => void agreement.submit()}
              isPending={agreement.isPending}
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
