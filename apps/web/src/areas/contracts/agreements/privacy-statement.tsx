import { privacyStatementContracts } from '@dayfare/domain/contracts';
import { snackbarDurations } from '@dayfare/ui/snackbar';
import { Stack } from '@dayfare/ui/stack';
import { Text } from '@dayfare/ui/text';
import { ContractLink } from '../../../kit/contracts/contract-link.tsx';
import { useApp } from '../../../platform/app-context/app-context.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';

/** The online privacy statement with its two policy links. */
export function PrivacyStatement() {
  const { notices } = useApp();
  const t = useTexts('contracts/agreements');
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
            onClick={(contract) => {
              if (contract) return;
              notices.say({
                message: t('openFailed', { title: t(`privacy.links.${type}`) }),
                tone: 'danger',
                durationMs: snackbarDurations.component,
              });
            }}
          >
            {t(`privacy.links.${type}`)}
          </ContractLink>
        ))}
      </Stack>
    </Stack>
  );
}
