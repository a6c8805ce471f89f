import { type Ride, type RidePlace, rideHistoryQuery, startRun } from '@dayfare/api/rides/queries';
import { Banner } from '@dayfare/ui/banner';
import { Button } from '@dayfare/ui/button';
import { Link } from '@dayfare/ui/link';
import { Stack } from '@dayfare/ui/stack';
import { Text } from '@dayfare/ui/text';
import { useQuery } from '@tanstack/react-query';
import { TaskFrame } from '../../../kit/money/parts/task-frame.tsx';
import { useApp } from '../../../platform/app-context/app-context.ts';
import { FormStatus } from '../../../platform/forms/form-status.tsx';
import { SubmitButton } from '../../../platform/forms/submit-button.tsx';
import { useSubmit } from '../../../platform/forms/use-submit.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { pathTo } from '../../../platform/navigation/path-to.ts';
import { PlaceField } from './place-field.tsx';
import type { Way } from './way.ts';

interface Values {
  readonly source: RidePlace | null;
  readonly destination: RidePlace | null;
}

type Problems = { readonly [Field in keyof Values]?: 'chooseFrom' | 'chooseTo' | 'samePlace' };

function problemsOf({ source, destination }: Values): Problems | null {
  if (!source || !destination)
    return { ...(!source && { source: 'chooseFrom' }), ...(!destination && { destination: 'chooseTo' }) };
  return source.id === destination.id ? { destination: 'samePlace' } : null;
}

export interface WayFormProps {
  /** A ride that has just ended without a receipt; null without one. */
  ended: Ride | null;
  onFound: (way: Way) => void;
}

/** From where to where, typed or as it was kept. */
export function WayForm({ ended, onFound }: WayFormProps) {
  const { api } = useApp();
  const t = useTexts('rides/book');
  const { data: past = [] } = useQuery(rideHistoryQuery(api));
  const form = useSubmit<Values, Way, Problems>({
    form: 'rides/way',
    initial: { source: null, destination: null },
    secret: ['source', 'destination'],
    check: problemsOf,
    send: async ({ source, destination }) => {
      if (!source || !destination) throw new Error('A way has two ends.');
      const runId = await startRun(api, { source: source.id, destination: destination.id });
      return { runId, source, destination, isRenewed: false };
    },
    onDone: (way) => {
      onFound(way);
      return null;
    },
  });
  const { values, problems, change } = form;
  const why =
    ended &&
    (['NoDriversAvailable', 'DriverCanceled', 'RiderCanceled'] as const).find((one) => one === ended.status);
  return (
    <TaskFrame
      title={t('titles.page')}
      backTo={pathTo('/apps')}
      onSubmit={() => void form.submit()}
      footer={
        <SubmitButton submission={form} pendingLabel={t('looking')}>
          {t('cars')}
        </SubmitButton>
      }
    >
      <Stack gap={5}>
        <Text tone="muted">{t('text')}</Text>
        {why && (
          <Banner tone={why === 'RiderCanceled' ? 'info' : 'warning'} title={t(`status.${why}`)} isAnnounced>
            {t(`ended.${why}`)}
          </Banner>
        )}
        <FormStatus submission={form} title={t('wayFailed')} />
        <PlaceField
          end="SOURCE"
          label={t('from')}
          value={values.source}
          onChange={(source) => change({ source })}
          error={problems.source && t(problems.source)}
        />
        <PlaceField
          end="DESTINATION"
          label={t('to')}
          value={values.destination}
          onChange={(destination) => change({ destination })}
          error={problems.destination && t(problems.destination)}
        />
        <KeptWays past={past} onChoose={({ source, destination }) => change({ source, destination })} />
        {past.length > 0 && <Link href={pathTo('/uber/rides')}>{t('history')}</Link>}
      </Stack>
    </TaskFrame>
  );
}

function KeptWays({ past, onChoose }: { past: readonly Ride[]; onChoose: (ride: Ride) => void }) {
  const t = useTexts('rides/book');
  const wayOf = ({ source, destination }: Ride) => `${source.id}:${destination.id}`;
  const kept = [
    ...new Map(past.filter(({ isSaved }) => isSaved).map((ride) => [wayOf(ride), ride])).values(),
  ];
  if (kept.length === 0) return null;
  return (
    <Stack gap={2}>
      <Text variant="heading" as="h2">
        {t('again')}
      </Text>
      {kept.map((ride) => (
        <Button key={ride.id} variant="secondary" isStretched onPress={() => onChoose(ride)}>
          {t('way', { from: ride.source.name, to: ride.destination.name })}
        </Button>
      ))}
    </Stack>
  );
}
