import type { Motion } from '@dayfare/themes/contract';
import { Button } from '@dayfare/ui/button';
import { Stack } from '@dayfare/ui/stack';
import { Text } from '@dayfare/ui/text';
import { useState } from 'react';
import { tokenNote } from '../shared/contract-notes.ts';
import * as page from '../shared/page.css.ts';
import * as styles from './board.css.ts';

function Run({ name, motion }: { name: 'quick' | 'enter'; motion: Motion }) {
  const [isAway, setAway] = useState(false);
  return (
    <Stack as="li" gap={2}>
      <Text variant="label" isStrong>
        {name}, {motion[name]} ms
      </Text>
      <Text variant="caption" tone="muted">
        {tokenNote(`motion.${name}`)}
      </Text>
      <div className={styles.track} aria-hidden="true">
        <span className={styles.run[name]} data-away={isAway} />
      </div>
      <Stack direction="row">
        <Button variant="secondary" size="small" onPress={() => setAway(!isAway)}>
          Play {name}
        </Button>
      </Stack>
    </Stack>
  );
}

/** Both durations on the brand's own curve, at a press. */
export function MotionDemo({ motion }: { motion: Motion }) {
  return (
    <Stack gap={4}>
      <Text variant="label" tone="muted">
        Easing: <span className={page.code}>{motion.easing}</span>
      </Text>
      <p className={styles.still}>
        Your system asks for reduced motion, so things change place without moving, as they do in the app.
      </p>
      <ul className={page.grid.wide}>
        <Run name="quick" motion={motion} />
        <Run name="enter" motion={motion} />
      </ul>
    </Stack>
  );
}
