import { Button } from '@dayfare/ui/button';
import { Stack } from '@dayfare/ui/stack';
import { Text } from '@dayfare/ui/text';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useLink, type WaitingLink } from './use-link.ts';

export interface AccountQuestionProps {
  /** Whose account the link opens. */
  name: string;
  link: WaitingLink;
}

/** Whether a link may open another account. */
export function AccountQuestion({ name, link }: AccountQuestionProps) {
  const t = useTexts('session/continue-as');
  const texts = useTexts('app');
  const { current, isOpening, open, leave } = useLink(link);
  return (
    <>
      <Stack gap={2}>
        <Text variant="title" isBalanced isFocusTarget>
          {t('ask.title', { name })}
        </Text>
        <Text>{current ? t('ask.signedIn', { current }) : t('ask.signedOut')}</Text>
        <Text tone="muted">{t('ask.why')}</Text>
      </Stack>
      <Stack gap={2}>
        <Button isStretched isPending={isOpening} pendingLabel={t('ask.pending')} onPress={open}>
          {t('ask.continue', { name })}
        </Button>
        <Button variant="secondary" isStretched isDisabled={isOpening} onPress={leave}>
          {current ? t('ask.stay', { current }) : texts('session.signIn')}
        </Button>
      </Stack>
    </>
  );
}
