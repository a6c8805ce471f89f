import type { Conversation } from '@dayfare/api/connect/chat/chat-queries';
import { colleaguesQuery, type Participant } from '@dayfare/api/connect/chat/groups-queries';
import { chatLimits } from '@dayfare/domain/connect';
import { Button } from '@dayfare/ui/button';
import { CheckboxGroup } from '@dayfare/ui/checkbox-group';
import { Disclosure } from '@dayfare/ui/disclosure';
import { Stack } from '@dayfare/ui/stack';
import { TextField } from '@dayfare/ui/text-field';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { usePerson } from '../../../../kit/money/parts/use-person.ts';
import { fileOf } from '../../../../kit/picture/crop.ts';
import { PictureSheet } from '../../../../kit/picture/picture-sheet.tsx';
import { useApp } from '../../../../platform/app-context/app-context.ts';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { useGroupChange } from './use-group-change.ts';

export interface GroupAdminProps {
  conversation: Conversation;
  people: readonly Participant[];
}

/** What the admin of a group can change: its name, its people, and who is the admin. */
export function GroupAdmin({ conversation, people }: GroupAdminProps) {
  const t = useTexts('connect/chat/info');
  const { sid } = conversation;
  const { userId } = usePerson();
  const { act, carryOut, isPending } = useGroupChange(sid);
  const [isPicturing, setPicturing] = useState(false);
  const [name, setName] = useState(conversation.name);
  const [description, setDescription] = useState(conversation.description);
  const [added, setAdded] = useState<readonly string[]>([]);
  const { data: colleagues } = useQuery(colleaguesQuery(useApp().api, ''));
  const others = (colleagues?.people ?? []).filter(({ id }) => !people.some((one) => one.id === id));
  const plain = { variant: 'secondary', isPending, pendingLabel: t('working') } as const;
  const add = () => {
    void act({ kind: 'add', people: added.map(Number) });
    setAdded([]);
  };
  return (
    <Stack gap={2}>
      <Button {...plain} aria-haspopup="dialog" onPress={() => setPicturing(true)}>
        {t('picture')}
      </Button>
      <PictureSheet
        isOpen={isPicturing}
        onClose={() => setPicturing(false)}
        title={t('picture')}
        name={conversation.name}
        current={conversation.picture}
        onSave={(square) =>
          carryOut({ kind: 'picture', file: fileOf(square), customId: crypto.randomUUID() })
        }
      />
      <Disclosure headingLevel={2} label={t('name')}>
        <Stack gap={3}>
          <TextField label={t('name')} value={name} onChange={setName} maxLength={chatLimits.groupName} />
          <TextField
            label={t('description')}
            value={description}
            onChange={setDescription}
            maxLength={chatLimits.groupDescription}
            isRequired={false}
          />
          <Button
            {...plain}
            isDisabled={name.trim() === ''}
            onPress={() => void act({ kind: 'rename', name, description })}
          >
            {t('rename')}
          </Button>
        </Stack>
      </Disclosure>
      {others.length > 0 && (
        <Disclosure headingLevel={2} label={t('add')}>
          <Stack gap={3}>
            <CheckboxGroup
              label={t('coworkers')}
              options={others.map((one) => ({ value: String(one.id), label: one.name }))}
              value={added}
              onChange={setAdded}
            />
            <Button {...plain} isDisabled={added.length === 0} onPress={add}>
              {t('addDo')}
            </Button>
          </Stack>
        </Disclosure>
      )}
      {people.length > 1 && (
        <Disclosure headingLevel={2} label={t('admins')}>
          <Stack gap={2}>
            {people
              .filter(({ id }) => id !== userId)
              .map((one) => (
                <Button key={one.id} {...plain} onPress={() => void act({ kind: 'handOver', to: one.id })}>
                  {t('handOver', { name: one.name })}
                </Button>
              ))}
          </Stack>
        </Disclosure>
      )}
    </Stack>
  );
}
