import { privacyStatementContracts } from '@dayfare/domain/contracts';
import { Banner } from '@dayfare/ui/banner';
import { Stack } from '@dayfare/ui/stack';
import { Text } from '@dayfare/ui/text';
import { useState } from 'react';
import { ContractLink } from '../../../kit/contracts/contract-link.tsx';
import { useTexts } from '../../../platform/i18n/use-texts.ts';

/** The online privacy statement with its two policy links. */
export function PrivacyStatement() {
  const t = useTexts('contracts/agreements');
  /** The one that could not be opened. */
  const [failed, setFailed] = useState<(typeof privacyStatementContracts)[number] | null>(null);
  return (
    <Stack as="section" gap={2}>
      <Text variant="heading">{t('privacy.title')}</Text>
      <Text>{t('privacy.text')}</Text>
      <Stack gap={1} align="start">
        {privacyStatementContracts.map((type) => (
          <ContractLink
            key={type}
            type={type}
            pendingLabel={t('opening')}
            onClick={(contract) => setFailed(contract ? null : type)}
          >
            {t(`privacy.links.${type}`)}
          </ContractLink>
        ))}
      </Stack>
      {failed && (
        <Banner tone="danger" isAnnounced>
          {t('openFailed', { title: t(`privacy.links.${failed}`) })}
        </Banner>
      )}
    </Stack>
  );
}
