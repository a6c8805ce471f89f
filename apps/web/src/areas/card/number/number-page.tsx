import { cardDetailFrame } from '@dayfare/api/card/services-queries';
import { hostedLinkAddress } from '@dayfare/domain/money';
import { Banner } from '@dayfare/ui/banner';
import { Button } from '@dayfare/ui/button';
import { Text } from '@dayfare/ui/text';
import { useState } from 'react';
import { TaskFrame } from '../../../kit/money/parts/task-frame.tsx';
import { ProofStep } from '../../../kit/money/proof/proof-step.tsx';
import { useProofDemand } from '../../../kit/money/proof/use-proof-demand.ts';
import { useApp } from '../../../platform/app-context/app-context.ts';
import { FormStatus } from '../../../platform/forms/form-status.tsx';
import { useSubmit } from '../../../platform/forms/use-submit.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { pathTo } from '../../../platform/navigation/path-to.ts';
import { listOf } from '../../../platform/startup/configuration.ts';
import { useCell } from '../../../platform/state/cell.ts';
import { CardTask } from '../parts/card-view.tsx';
import { NumberFrame } from './number-frame.tsx';

export const title = 'card/number:titles.page';

/** The card's number, expiration date and code, after a proof and for half a minute. */
export function Screen() {
  const t = useTexts('card/number');
  return (
    <CardTask title={t('titles.page')} needs="reveal">
      {({ id }) => (
        <TaskFrame title={t('titles.page')} backTo={pathTo('/card/home')}>
          <CardNumber cardId={id} />
        </TaskFrame>
      )}
    </CardTask>
  );
}

function CardNumber({ cardId }: { cardId: number }) {
  const { api, startup } = useApp();
  const t = useTexts('card/number');
  const hosts = useCell(startup.configuration).value('CardFrameDomains');
  const proof = useProofDemand();
  const [shown, setShown] = useState<string | null>(null);
  const [end, setEnd] = useState<'hidden' | 'notLoaded' | null>(null);
  const close = (how: 'hidden' | 'notLoaded') => {
    setShown(null);
    setEnd(how);
  };
  const form = useSubmit({
    form: 'card/number',
    initial: {},
    secret: [],
    send: () => cardDetailFrame(api, cardId, window.location.origin),
    refusals: { ProofRequired: {} },
    onFailed: proof.onFailed,
    onDone: (frameUrl) => {
      proof.settle();
      const address = hostedLinkAddress(frameUrl, listOf(hosts));
      setShown(address);
      setEnd(address ? null : 'notLoaded');
      return null;
    },
  });
  return (
    <>
      <Text tone="muted">{t('text')}</Text>
      <FormStatus submission={form} title={t('notShown')} />
      {end === 'notLoaded' && (
        <Banner tone="danger" isAnnounced title={t('notShown')}>
          {t('notLoaded')}
        </Banner>
      )}
      <div role="status">{end === 'hidden' && <Text>{t('hidden')}</Text>}</div>
      {shown ? (
        <>
          <NumberFrame
            key={shown}
            address={shown}
            onHidden={() => close('hidden')}
            onMissing={() => close('notLoaded')}
          />
          <Button variant="secondary" onPress={() => close('hidden')}>
            {t('hide')}
          </Button>
        </>
      ) : (
        <Button isPending={form.isPending} pendingLabel={t('showing')} onPress={() => void form.submit()}>
          {t('show')}
        </Button>
      )}
      <ProofStep
        demand={proof.demand}
        reason={t('proof')}
        isPending={form.isPending}
        onProved={() => void form.submit()}
      />
    </>
  );
}
