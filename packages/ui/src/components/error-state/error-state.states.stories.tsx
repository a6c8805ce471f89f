import preview from '@dayfare/storybook/preview';
import { StateSheet } from '../../testing/state-sheet.tsx';
import { type ErrorKind, ErrorState } from './error-state.tsx';

const meta = preview.meta({
  component: ErrorState,
  title: 'Components/Error state/States',
  args: { title: '', children: '' },
});
const kinds = ['problem', 'offline', 'maintenance', 'not-found'] as const satisfies readonly ErrorKind[];

/** Every kind, and a try that is under way. */
export const AllStates = meta.story({
  render: () => (
    <StateSheet
      states={{
        ...Object.fromEntries(
          kinds.map((kind) => [
            kind,
            <ErrorState
              key={kind}
              kind={kind}
              title="It could not be loaded"
              onRetry={() => {}}
              reference="Reference 7F3A-2291"
            >
              Nothing has moved. Try again in a moment.
            </ErrorState>,
          ]),
        ),
        'trying again': (
          <ErrorState title="It could not be loaded" onRetry={() => {}} isRetrying>
            Nothing has moved.
          </ErrorState>
        ),
      }}
    />
  ),
});
