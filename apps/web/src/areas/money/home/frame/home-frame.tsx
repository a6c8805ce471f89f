import { Screen } from '@dayfare/ui/screen';
import { Stack } from '@dayfare/ui/stack';
import { Text } from '@dayfare/ui/text';
import type { ReactNode } from 'react';
import { useMoneyTexts } from '../../../../kit/money/parts/use-money-texts.ts';
import { usePerson } from '../../../../kit/money/parts/use-person.ts';
import { useSession } from '../../../../platform/app-context/app-context.ts';
import { NearView } from '../../../../platform/loading/near-view.tsx';
import { optional } from '../../../../platform/loading/optional.tsx';
import { PartHeader } from '../../../session/index.ts';
import { RecentTransfers } from '../recent-transfers.tsx';
import * as styles from './in-order.css.ts';
import { WhichEmployer } from './which-employer.tsx';

/** Below the fold, so it may load later. */
const loadExtras = () => import('../extras/extras.tsx');
const News = optional(async () => ({ default: (await loadExtras()).News }));
const Extras = optional(async () => ({ default: (await loadExtras()).Extras }));

export interface HomeFrameProps {
  /** Below the greeting: what needs attention first. */
  notice?: ReactNode;
  /** The second column of a wide window. Default: the recent transfers, which are in the first column otherwise. */
  aside?: ReactNode;
  children: ReactNode;
}

/** What all home screens share: header, greeting, and recent transfers. */
export function HomeFrame({ notice, aside, children }: HomeFrameProps) {
  const t = useMoneyTexts();
  const { firstName } = usePerson();
  // Everything goes at once when the session ends: what would be left of it would move up.
  const isHere = useSession() !== null;
  const recent = <div className={styles.recent}>{isHere && <RecentTransfers />}</div>;
  return (
    <Screen
      isWide
      header={<PartHeader />}
      lead={
        <>
          <Stack gap={1}>
            <Text variant="title" isFocusTarget>
              {firstName ? t('home.hello', { name: firstName }) : t('home.helloNameless')}
            </Text>
            {isHere && <WhichEmployer />}
          </Stack>
          {notice}
        </>
      }
      // Never without a second column: everything else would change places.
      aside={
        <>
          {aside ? <div className={styles.last}>{isHere && aside}</div> : recent}
          {isHere && (
            <div className={styles.below}>
              <NearView>
                <News />
              </NearView>
            </div>
          )}
        </>
      }
      below={
        isHere && (
          <div className={styles.belowBoth}>
            <NearView>
              <Extras />
            </NearView>
          </div>
        )
      }
    >
      {isHere && children}
      {aside && recent}
    </Screen>
  );
}
