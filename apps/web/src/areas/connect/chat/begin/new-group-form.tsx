import { refreshConversations } from '@dayfare/api/connect/chat/chat-queries';
import { createGroup } from '@dayfare/api/connect/chat/groups-queries';
import { chatLimits } from '@dayfare/domain/connect';
import { CheckboxGroup } from '@dayfare/ui/checkbox-group';
import { TextField } from '@dayfare/ui/text-field';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { TaskFrame } from '../../../../kit/money/parts/task-frame.tsx';
import { useApp } from '../../../../platform/app-context/app-context.ts';
import { SubmitButton } from '../../../../platform/forms/submit-button.tsx';
import { useSubmit } from '../../../../platform/forms/use-submit.ts';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { pathTo } from '../../../../platform/navigation/path-to.ts';
import { useNavigate } from '../../../../platform/navigation/use-navigate.ts';
import { useConversationRecord } from '../../use-connect-record.ts';
import { ColleaguesView } from './colleagues-view.tsx';

export interface NewGroupFormProps {
  /** What stands above the form. */
  head: ReactNode;
  onFailed: (hasFailed: boolean) => void;
}

interface Values {
  readonly name: string;
  readonly description: string;
  readonly people: readonly string[];
}

interface Found {
  readonly name?: 'nameMissing';
  readonly people?: 'choose';
}

function check({ name, people }: Values): Found | null {
  const found: Found = {
    ...(name.trim() === '' && { name: 'nameMissing' }),
    ...(people.length === 0 && { people: 'choose' }),
  };
  return Object.keys(found).length > 0 ? found : null;
}

/** Makes a group of colleagues, once. */
export function NewGroupForm({ head, onFailed }: NewGroupFormProps) {
  const t = useTexts('connect/chat/begin');
  const { api } = useApp();
  const client = useQueryClient();
  const navigate = useNavigate();
  const recordBegun = useConversationRecord();
  // Sent again after a lost answer, it is the same group.
  const [customId] = useState(() => crypto.randomUUID());
  const form = useSubmit<Values, { readonly sid: string }, Found>({
    form: 'connect/group',
    initial: { name: '', description: '', people: [] },
    secret: [],
    check,
    send: ({ name, description, people }) =>
      createGroup(api, { ...{ customId, name, description }, people: people.map(Number) }),
    onDone: async ({ sid }, { isShown }) => {
      recordBegun(sid, true);
      await refreshConversations(client);
      if (isShown) void navigate(pathTo('/connect/chats/:id', { id: sid }));
      return null;
    },
    onFailed: () => onFailed(true),
  });
  const { values, problems, change } = form;
  return (
    <TaskFrame
      title={t('titles.page')}
      backTo={pathTo('/connect/chats')}
      onSubmit={() => void form.submit()}
      footer={
        <SubmitButton submission={form} pendingLabel={t('working')}>
          {t('create')}
        </SubmitButton>
      }
    >
      {head}
      <TextField
        label={t('name')}
        value={values.name}
        onChange={(name) => change({ name })}
        maxLength={chatLimits.groupName}
        error={problems.name && t(problems.name)}
      />
      <TextField
        label={t('description')}
        value={values.description}
        onChange={(description) => change({ description })}
        maxLength={chatLimits.groupDescription}
        isRequired={false}
      />
      <ColleaguesView>
        {(people) => (
          <CheckboxGroup
            label={t('people')}
            options={people.map(({ id, name }) => ({ value: String(id), label: name }))}
            value={values.people}
            onChange={(chosen) => change({ people: chosen })}
            error={problems.people && t(problems.people)}
          />
        )}
      </ColleaguesView>
    </TaskFrame>
  );
}
