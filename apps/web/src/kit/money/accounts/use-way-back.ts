import { useSearchParams } from 'react-router-dom';
import { pathTo } from '../../../platform/navigation/path-to.ts';
import { stepPath } from '../transfer/steps.ts';

/** By the query `for`: what people were doing when they went to add an account, and where they go on with it. */
const intents = {
  transfer: stepPath('where'),
  home: pathTo('/ewa/home'),
  bill: pathTo('/billpay/new'),
} as const;

const isIntent = (name: string | null): name is keyof typeof intents =>
  name !== null && Object.hasOwn(intents, name);

/** What the user was doing when they went to add an account; the address says it, because the way may lead through a bank's page. */
export interface WayBack {
  /** What that was; null where they came from their accounts. */
  readonly intent: keyof typeof intents | null;
  /** Where they go on with it: their accounts by default. */
  readonly path: string;
  /** The same intent in the address of another page of this flow. */
  readonly keep: (path: string) => string;
}

/** Returns where a person goes once an account is added. */
export function useWayBack(): WayBack {
  const [query] = useSearchParams();
  const name = query.get('for');
  const intent = isIntent(name) ? name : null;
  return {
    intent,
    path: intent ? intents[intent] : pathTo('/ewa/accounts'),
    keep: (path) => (intent ? `${path}${path.includes('?') ? '&' : '?'}for=${intent}` : path),
  };
}
