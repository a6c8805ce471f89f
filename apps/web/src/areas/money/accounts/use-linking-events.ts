import type { InstrumentKind } from '@dayfare/domain/money';
import { useApp } from '../../../platform/app-context/app-context.ts';
import type { Failure } from '../../../platform/failures/failure.ts';

/** Records what comes of adding an account or card, on the screen with this path. */
export function useLinkingEvents(screen: string) {
  const { analytics } = useApp();
  return {
    completed: (kind: InstrumentKind) => analytics.act({ name: 'Linking completed', type: kind, screen }),
    /** With the server's code for the error; its text is for the person. */
    failed: (failure: Failure) =>
      analytics.act({
        name: 'Linking failed',
        type: failure.kind === 'refused' ? failure.code : failure.kind,
        screen,
      }),
  };
}
