import { Button } from '@dayfare/ui/button';
import { EmptyState } from '@dayfare/ui/empty-state';
import { Screen } from '@dayfare/ui/screen';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { pathTo } from '../../../../platform/navigation/path-to.ts';
import { useNavigate } from '../../../../platform/navigation/use-navigate.ts';

/** A chat that the person isn't in any more, or never was. */
export function MissingChat() {
  const t = useTexts('connect/chat/conversation');
  const navigate = useNavigate();
  return (
    <Screen>
      <EmptyState
        title={t('missingTitle')}
        headingLevel={1}
        action={<Button onPress={() => void navigate(pathTo('/connect/chats'))}>{t('toChats')}</Button>}
      >
        {t('missing')}
      </EmptyState>
    </Screen>
  );
}
