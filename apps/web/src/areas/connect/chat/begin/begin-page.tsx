import { Banner } from '@dayfare/ui/banner';
import { SegmentedControl } from '@dayfare/ui/segmented-control';
import { useState } from 'react';
import { TaskFrame } from '../../../../kit/money/parts/task-frame.tsx';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { pathTo } from '../../../../platform/navigation/path-to.ts';
import { NewGroupForm } from './new-group-form.tsx';
import { OnePerson } from './one-person.tsx';

export const title = 'connect/chat/begin:titles.page';

/** Writes to a colleague, or makes a group. */
export function BeginScreen() {
  const t = useTexts('connect/chat/begin');
  const [how, setHow] = useState<'one' | 'group'>('one');
  const [hasFailed, setFailed] = useState(false);
  const head = (
    <>
      <SegmentedControl
        label={t('how')}
        segments={(['one', 'group'] as const).map((value) => ({ value, label: t(value) }))}
        value={how}
        onChange={setHow}
      />
      {hasFailed && (
        <Banner tone="warning" isAnnounced>
          {t('problem')}
        </Banner>
      )}
    </>
  );
  if (how === 'group') return <NewGroupForm head={head} onFailed={setFailed} />;
  return (
    <TaskFrame title={t('titles.page')} backTo={pathTo('/connect/chats')}>
      {head}
      <OnePerson onFailed={setFailed} />
    </TaskFrame>
  );
}

export { BeginScreen as Screen };
