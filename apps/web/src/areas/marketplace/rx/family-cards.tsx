import { type FamilyCard, familyCardMutation } from '@dayfare/api/marketplace/rx-queries';
import { Banner } from '@dayfare/ui/banner';
import { Disclosure } from '@dayfare/ui/disclosure';
import { Stack } from '@dayfare/ui/stack';
import { Text } from '@dayfare/ui/text';
import { ConfirmAction } from '../../../kit/money/parts/confirm-action.tsx';
import { useApp } from '../../../platform/app-context/app-context.ts';
import { useRepeatable } from '../../../platform/forms/use-repeatable.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { type CardNumbers, PharmacyCard } from './pharmacy-card.tsx';

export interface FamilyCardsProps {
  /** The person's own card, whose other numbers are those of the family. */
  own: CardNumbers;
  cards: readonly FamilyCard[];
}

/** The cards, each of which opens to be shown at the pharmacy. */
export function FamilyCards({ own, cards }: FamilyCardsProps) {
  const { api } = useApp();
  const t = useTexts('marketplace/rx');
  const { act, isPending, problem } = useRepeatable(familyCardMutation(api), {
    meanings: {},
    done: () => t('removed'),
  });
  if (cards.length === 0) return <Text>{t('noFamily')}</Text>;
  return (
    <Stack gap={4}>
      {problem && (
        <Banner tone="warning" isAnnounced>
          {t(problem === 'lost' ? 'removeLost' : 'removeFailed')}
        </Banner>
      )}
      {cards.map(({ id, name, memberId }) => (
        <Disclosure key={id} label={t('cardOf', { name })} headingLevel={2}>
          <Stack gap={3}>
            <PharmacyCard heading={name} card={{ ...own, memberId }} />
            <ConfirmAction
              label={t('remove')}
              title={t('removeTitle', { name })}
              text={t('removeText')}
              confirm={t('removeYes')}
              {...{ keep: t('keep'), working: t('working'), isPending }}
              onConfirm={() => act({ remove: id })}
            />
          </Stack>
        </Disclosure>
      ))}
    </Stack>
  );
}
