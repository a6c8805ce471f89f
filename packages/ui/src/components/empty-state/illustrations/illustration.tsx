import type { ComponentType } from 'react';
import { Checking } from './checking.tsx';
import { Failed } from './failed.tsx';
import { GetApp } from './get-app.tsx';
import * as styles from './illustration.css.ts';
import { NoMail } from './no-mail.tsx';
import { NotFound } from './not-found.tsx';
import { NotNow } from './not-now.tsx';
import { NothingYet } from './nothing-yet.tsx';
import { Offline } from './offline.tsx';
import { ServerDown } from './server-down.tsx';
import { Success } from './success.tsx';
import { Waiting } from './waiting.tsx';

/** Available illustrations. */
export type IllustrationName =
  | 'nothing-yet'
  | 'offline'
  | 'server-down'
  | 'not-found'
  | 'success'
  | 'failed'
  | 'waiting'
  | 'checking'
  | 'not-now'
  | 'no-mail'
  | 'get-app';

const drawings = {
  'nothing-yet': NothingYet,
  offline: Offline,
  'server-down': ServerDown,
  'not-found': NotFound,
  success: Success,
  failed: Failed,
  waiting: Waiting,
  checking: Checking,
  'not-now': NotNow,
  'no-mail': NoMail,
  'get-app': GetApp,
} as const satisfies Record<IllustrationName, ComponentType>;

/** An illustration in the brand's colours. Decorative: the text next to it says the same. */
export function Illustration({ name }: { name: IllustrationName }) {
  const Drawing = drawings[name];
  return (
    <svg className={styles.picture} viewBox="0 0 240 180" aria-hidden focusable="false">
      <Drawing />
    </svg>
  );
}
