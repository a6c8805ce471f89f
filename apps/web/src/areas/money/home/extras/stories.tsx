import { List } from '@dayfare/ui/list';
import { ListRow } from '@dayfare/ui/list-row';
import { PolicySheet } from '@dayfare/ui/patterns/policy-sheet';
import { Text } from '@dayfare/ui/text';
import { BookOpen } from 'lucide-react';
import { useState } from 'react';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { Card } from '../card.tsx';

/** A short explanation. */
interface Story {
  readonly id: number;
  readonly title: string;
  readonly text: string;
}

/** Short explanations; a press opens one. */
export function Stories({ stories }: { stories: readonly Story[] }) {
  const t = useTexts('money/home');
  const [reading, read] = useState<{ readonly isOpen: boolean; readonly story: Story | null }>({
    isOpen: false,
    story: null,
  });
  if (stories.length === 0) return null;
  const close = () => read({ ...reading, isOpen: false });
  const { story } = reading;
  return (
    <Card title={t('stories.title')}>
      <List isDivided>
        {stories.map((one) => (
          <ListRow
            key={one.id}
            icon={BookOpen}
            title={one.title}
            aria-haspopup="dialog"
            onPress={() => read({ isOpen: true, story: one })}
          />
        ))}
      </List>
      <PolicySheet
        isOpen={reading.isOpen}
        policies={
          story ? [{ id: String(story.id), title: story.title, content: <Text>{story.text}</Text> }] : []
        }
        onClose={close}
        onRetry={close}
      />
    </Card>
  );
}
