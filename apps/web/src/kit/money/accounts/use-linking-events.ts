import { type InstrumentKind, linkEventOf } from '@dayfare/domain/money';
import { useApp } from '../../../platform/app-context/app-context.ts';
import type { Failure } from '../../../platform/failures/failure.ts';

const codeOf = (failure: Failure) => (failure.kind === 'refused' ? failure.code : failure.kind);

/** Records what comes of adding an account or card, on the screen with this path. */
export function useLinkingEvents(screen: string) {
  const { analytics } = useApp();
  const act = (name: string, type: string) => analytics.act({ name, type, screen });
  const track = (name: string, type: string) => analytics.track({ name, type, screen });
  return {
    completed: (kind: InstrumentKind) => act('Linking completed', kind),
    /** With the server's code for the error; its text is for the person. */
    failed: (failure: Failure) => act('Linking failed', codeOf(failure)),
    /** There is no token for the bank. */
    notBegun: (failure: Failure) => {
      act('Linking failed', codeOf(failure));
      track('Access+ Plaid Initialization Error', codeOf(failure));
    },
    /** The user leaves for their bank's page. The name is the documents'. */
    began: () => track('Access+ Plaid Initiated', 'BankLink'),
    /** What happened at the bank, posted after the return; what the documents don't name is left out. */
    happened: (names: readonly string[]) => {
      for (const name of names) {
        const event = linkEventOf(name);
        if (event) act(event, 'BankLink');
      }
    },
  };
}
