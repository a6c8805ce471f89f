import type { ConsentStep } from '@dayfare/domain/guardian';
import { useQueryClient } from '@tanstack/react-query';
import { useApp } from '../../../platform/app-context/app-context.ts';
import { useSubmit } from '../../../platform/forms/use-submit.ts';
import { type GuardianPath, landingQuery } from './landing.ts';
import { takeSteps } from './take-steps.ts';

/** A page's agreement: takes the steps up to `last`, and goes to the next page. */
export function useSteps(last: ConsentStep, next: GuardianPath) {
  const app = useApp();
  const client = useQueryClient();
  const { queryKey } = landingQuery(app);
  return useSubmit({
    form: `guardian-${last}`,
    initial: {},
    secret: [],
    send: () => takeSteps(app, last),
    onDone: async ({ isDone, done }) => {
      if (!isDone) {
        // The link may have expired meanwhile: the page that says so takes this one's place.
        await client.invalidateQueries({ queryKey });
        return { kind: 'down' };
      }
      client.setQueryData(queryKey, (landed) =>
        landed ? { ...landed, done, isConsentGiven: landed.isConsentGiven || done.includes('save') } : landed,
      );
      await app.navigation.go(next);
      return null;
    },
  });
}
