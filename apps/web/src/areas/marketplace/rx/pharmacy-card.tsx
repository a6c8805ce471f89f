import { Box } from '@dayfare/ui/box';
import { Button } from '@dayfare/ui/button';
import { CopyableNumber } from '@dayfare/ui/copyable-number';
import { Stack } from '@dayfare/ui/stack';
import { Text } from '@dayfare/ui/text';
import { Share2 } from 'lucide-react';
import { Facts } from '../../../kit/money/parts/facts.tsx';
import { useTexts } from '../../../platform/i18n/use-texts.ts';

/** What a till asks for. */
export interface CardNumbers {
  readonly memberId: string;
  readonly groupId: string;
  readonly bin: string;
  readonly pcn: string;
}

export interface PharmacyCardProps {
  /** Whose card it is. */
  heading: string;
  card: CardNumbers;
}

/** A card for the pharmacy with its numbers, and a way to send them to the person who picks the prescription up. */
export function PharmacyCard({ heading, card }: PharmacyCardProps) {
  const t = useTexts('marketplace/rx');
  const { memberId, groupId, bin, pcn } = card;
  const share = async () => {
    try {
      await navigator.share({ title: heading, text: t('shared', { memberId, groupId, bin, pcn }) });
    } catch {
      // Closing the system's sheet shares nothing, and people know it.
    }
  };
  return (
    <Box background="surface" radius="card" padding="card" isRaised>
      <Stack gap={4}>
        <Text variant="heading" as="h2">
          {heading}
        </Text>
        <CopyableNumber label={t('memberId')} value={memberId} />
        <CopyableNumber label={t('groupId')} value={groupId} />
        <Facts
          facts={[
            { name: t('bin'), value: bin },
            { name: t('pcn'), value: pcn },
          ]}
        />
        {'share' in navigator && (
          <Button variant="secondary" icon={Share2} isStretched onPress={() => void share()}>
            {t('share')}
          </Button>
        )}
      </Stack>
    </Box>
  );
}
