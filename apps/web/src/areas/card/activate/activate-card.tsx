import type { Card } from '@dayfare/api/card/queries';
import { cardObstacle } from '@dayfare/domain/card';
import { Banner } from '@dayfare/ui/banner';
import { ActivationSteps } from '@dayfare/ui/patterns/activation-steps';
import { useState } from 'react';
import { TaskFrame } from '../../../kit/money/parts/task-frame.tsx';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { pathTo } from '../../../platform/navigation/path-to.ts';
import { useNavigate } from '../../../platform/navigation/use-navigate.ts';
import { PrintedForm } from './printed-form.tsx';

/** The steps of an activation, those that are done with a tick, and what comes next. */
export function ActivateCard({ card }: { card: Card }) {
  const t = useTexts('card/activate');
  const navigate = useNavigate();
  const [isTyping, setTyping] = useState(false);
  const home = pathTo('/card/home');
  const isActivated = card.isActivated || card.hasPin;
  if (!isActivated && cardObstacle('activate', card))
    return (
      <TaskFrame title={t('titles.page')} backTo={home}>
        <Banner tone="info">{t(card.state === 'locked' ? 'locked' : 'notNow')}</Banner>
      </TaskFrame>
    );
  if (isTyping && !isActivated) return <PrintedForm card={card} onBack={() => setTyping(false)} />;
  const next = isActivated ? (card.hasPin ? 'done' : 'pin') : 'printed';
  const act = {
    printed: () => setTyping(true),
    pin: () => void navigate(pathTo('/card/pin')),
    done: () => void navigate(home),
  };
  return (
    <ActivationSteps
      title={t(next === 'done' ? 'doneTitle' : 'titles.page')}
      message={t(next === 'done' ? 'doneText' : 'text')}
      steps={[
        { title: t('steps.printed'), text: t('steps.printedText'), isDone: isActivated },
        { title: t('steps.pin'), text: t('steps.pinText'), isDone: card.hasPin },
      ]}
      primary={{ label: t(`next.${next}`), onPress: act[next] }}
      onBack={() => void navigate(home)}
    />
  );
}
