import { lightnessContrast } from '@dayfare/themes/checks/apca';
import { fails, type Measured } from '@dayfare/themes/checks/measure';
import { resolveRole } from '@dayfare/themes/checks/resolve';
import type { Tokens } from '@dayfare/themes/contract';
import { toHex } from '@dayfare/themes/derive/colour';
import type { ReactNode } from 'react';
import * as styles from './contrast-list.css.ts';
import { list } from './page.css.ts';
import { pairKey, ratioText } from './pairs.ts';
import { PairSample } from './swatch.tsx';
import { Verdict } from './verdict.tsx';

export interface ContrastListProps {
  tokens: Tokens;
  pairs: readonly Measured[];
  /** Name of the list. */
  label: string;
  /** Whether each pair says its scheme: where both are in one list. */
  showsScheme?: boolean | undefined;
  /** Below a pair: what to do about it. */
  after?: ((pair: Measured) => ReactNode) | undefined;
}

/** Below this part above its minimum a pair passes with little to spare. */
const comfortable = 1.05;

const textMinimum = 4.5;

/** Pairs as they look, with what they have and what they need. */
export function ContrastList({ tokens, pairs, label, showsScheme = false, after }: ContrastListProps) {
  return (
    <ul className={`${list} ${styles.room}`} aria-label={label}>
      {pairs.map((pair) => {
        const foreground = resolveRole(tokens[pair.scheme], pair.place, pair.foreground);
        const background = resolveRole(tokens[pair.scheme], pair.place, pair.background);
        const isText = pair.minimum >= textMinimum;
        return (
          <li key={pairKey(pair)} className={styles.row} data-pair={pairKey(pair)}>
            <PairSample foreground={toHex(foreground)} background={toHex(background)} isText={isText} />
            <span className={styles.words}>
              <span className={styles.names}>
                {pair.foreground} on {pair.background}
              </span>
              <span className={styles.why}>
                {showsScheme && `${pair.scheme}, `}
                {pair.place === 'page' ? 'on the page' : `on the ${pair.place} surface`}: so that {pair.why}
              </span>
            </span>
            <span className={styles.figures}>
              <span className={styles.ratio}>{ratioText(pair.ratio)}</span>
              <BrandReport pair={pair} />
              {isText && (
                <span className={styles.why}>
                  APCA Lc {Math.round(lightnessContrast(foreground, background))}
                </span>
              )}
            </span>
            {after && <div className={styles.after}>{after(pair)}</div>}
          </li>
        );
      })}
    </ul>
  );
}

function BrandReport({ pair }: { pair: Measured }) {
  if (fails(pair)) return <Verdict is="fail">Fails, needs {pair.minimum}</Verdict>;
  if (pair.ratio < pair.minimum * comfortable) return <Verdict is="near">Just passes {pair.minimum}</Verdict>;
  return <Verdict is="pass">Passes {pair.minimum}</Verdict>;
}
