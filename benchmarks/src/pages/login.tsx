import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import type { Kit } from '../kit.ts';
import { nonce } from './nonce.ts';

type State = 'usual' | 'refused' | 'timeout';

declare global {
  interface Window {
    show(state: State): void;
  }
}

function Login({ kit }: { kit: Kit }) {
  const { Provider, Stack, Heading, Field, Tick, Problem, Submit, Question } = kit;
  const [state, show] = useState<State>('usual');
  useEffect(() => {
    window.show = show;
  }, []);
  const refused = state === 'refused';
  return (
    <Provider brand="plain" nonce={nonce}>
      <main>
        <form>
          <Stack>
            <Heading>Welcome back</Heading>
            {refused && (
              <Problem title="We could not sign you in">Check your password and try again.</Problem>
            )}
            <Field label="Phone number or e-mail" />
            <Field
              label="Password"
              type="password"
              error={refused ? 'This password is not right.' : undefined}
            />
            <Tick>Keep me signed in</Tick>
            <Submit>Sign in</Submit>
          </Stack>
        </form>
        <Question
          isOpen={state === 'timeout'}
          title="Are you still there?"
          yes="Continue"
          no="Log out"
          onAnswer={() => show('usual')}
        >
          You will be signed out in two minutes.
        </Question>
      </main>
    </Provider>
  );
}

/** The login screen of one library. */
export function mountLogin(kit: Kit): void {
  const root = document.getElementById('root');
  if (root) createRoot(root).render(<Login kit={kit} />);
}
