import { type Friend, findFriend } from '@dayfare/api/money/friends/friends-queries';
import { friendCodeOf } from '@dayfare/domain/money';
import { identifierType } from '@dayfare/domain/session';
import { Stack } from '@dayfare/ui/stack';
import { Text } from '@dayfare/ui/text';
import { TextField } from '@dayfare/ui/text-field';
import { TaskFrame } from '../../../../kit/money/parts/task-frame.tsx';
import { useWaysOut } from '../../../../kit/money/parts/use-ways-out.ts';
import { useApp } from '../../../../platform/app-context/app-context.ts';
import { FormStatus } from '../../../../platform/forms/form-status.tsx';
import { SubmitButton } from '../../../../platform/forms/submit-button.tsx';
import { useSubmit } from '../../../../platform/forms/use-submit.ts';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';

interface Values {
  readonly who: string;
}

/** What is wrong with what was typed, as keys of texts. */
interface Problems {
  readonly who?: 'whoMissing' | 'whoNotValid' | 'FriendNotFound' | 'FriendIsYou';
}

const refusals: Readonly<Record<string, Problems>> = {
  FriendNotFound: { who: 'FriendNotFound' },
  FriendIsYou: { who: 'FriendIsYou' },
};

function problemsOf({ who }: Values): Problems | null {
  const type = identifierType(who);
  if (type === 'None') return { who: 'whoMissing' };
  return type === 'Username' && friendCodeOf(who) === null ? { who: 'whoNotValid' } : null;
}

export interface FindFriendProps {
  /** What a scanned code says; empty for none. */
  code: string;
  onFound: (friend: Friend) => void;
}

/** The friend to pay: a phone number, an e-mail address or a code. */
export function FindFriend({ code, onFound }: FindFriendProps) {
  const { api } = useApp();
  const t = useTexts('money/move/friends');
  const { home } = useWaysOut();
  const initial: Values = { who: code };
  const form = useSubmit({
    form: 'money/find-friend',
    initial,
    secret: ['who'],
    check: problemsOf,
    send: ({ who }) => findFriend(api, who.trim()),
    refusals,
    onDone: (friend) => {
      onFound(friend);
      return null;
    },
  });
  const { values, problems } = form;
  return (
    <TaskFrame
      title={t('titles.pay')}
      backTo={home}
      onSubmit={() => void form.submit()}
      footer={
        <SubmitButton submission={form} pendingLabel={t('finding')}>
          {t('find')}
        </SubmitButton>
      }
    >
      <Text tone="muted">{t('findText')}</Text>
      <Stack gap={5}>
        <FormStatus submission={form} title={t('notFound')} />
        <TextField
          label={t('who')}
          description={t('whoHint')}
          autoComplete="off"
          maxLength={254}
          value={values.who}
          onChange={(who) => form.change({ who })}
          error={problems.who && t(`problems.${problems.who}`)}
        />
      </Stack>
    </TaskFrame>
  );
}
