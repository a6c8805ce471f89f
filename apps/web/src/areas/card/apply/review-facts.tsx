import { asksForIdentity } from '@dayfare/domain/card';
import { Link } from '@dayfare/ui/link';
import { Stack } from '@dayfare/ui/stack';
import { Text } from '@dayfare/ui/text';
import type { ReactNode } from 'react';
import { dayOfYearWords } from '../../../kit/money/format/when.ts';
import { FactCard } from '../../../kit/money/parts/facts.tsx';
import { useMoneyView } from '../../../kit/money/parts/use-money-view.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { pathTo } from '../../../platform/navigation/path-to.ts';
import { useApplication } from './use-application.ts';

/** What was typed, read and agreed to, each with the way to change it. */
export function ReviewFacts() {
  const t = useTexts('card/apply');
  const { applicant, program, scannedAt } = useApplication();
  const { when, language, today } = useMoneyView('USD');
  const { firstName, lastName, birthDate, addressLine1, addressLine2, city, state, zipcode } = applicant;
  const part = (name: 'person' | 'scan' | 'terms', href: string, content: ReactNode) => (
    <Stack as="section" gap={2}>
      <Text variant="heading">{t(`review.${name}`)}</Text>
      {content}
      <Link href={href} variant="standalone">
        {t(`review.change.${name}`)}
      </Link>
    </Stack>
  );
  return (
    <Stack gap={5}>
      {part(
        'person',
        pathTo('/card/personal-info'),
        <FactCard
          facts={[
            { name: t('review.name'), value: `${firstName} ${lastName}` },
            { name: t('review.birthDate'), value: birthDate && dayOfYearWords(birthDate, today, language) },
            {
              name: t('review.address'),
              value: [addressLine1, addressLine2, `${city}, ${state ?? ''} ${zipcode}`]
                .filter(Boolean)
                .join(', '),
            },
          ]}
        />,
      )}
      {asksForIdentity(program) &&
        part(
          'scan',
          pathTo('/card/ideology-scan'),
          <Text>
            {scannedAt === null ? t('review.notRead') : t('review.read', { when: when(scannedAt, true) })}
          </Text>,
        )}
      {part('terms', pathTo('/card/carddesign-terms'), <Text>{t('review.agreed')}</Text>)}
    </Stack>
  );
}
