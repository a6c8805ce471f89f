import { html } from 'hono/html';

/** What a played sign-in page says around its two fields. */
interface SignInWords {
  readonly lead: string;
  readonly login: string;
  readonly password: string;
  readonly submit: string;
}

/** What is shown of a try to sign in. */
interface SignInTry {
  /** The user name as it was typed. */
  readonly login: string;
  readonly problem: string | undefined;
  /** Whether a browser may fill in what it has kept. */
  readonly isFilledIn: boolean;
}

/** What is wrong, read by a screen reader when the page opens. */
export const alertOf = (problem: string | undefined) =>
  problem && html`<p role="alert" id="problem"><strong>${problem}</strong></p>`;

/** The form of a page that the sandbox plays for someone else: user name and password. */
export const signInForm = (t: SignInWords, { login, problem, isFilledIn }: SignInTry) => html`<p>${t.lead}</p>
${alertOf(problem)}
<form method="post">
<p><label for="login">${t.login}</label>
<input id="login" name="login" value="${login}" autocomplete="${isFilledIn ? 'username' : 'off'}" autocapitalize="none" spellcheck="false" required
${problem && html`aria-describedby="problem" aria-invalid="true"`}></p>
<p><label for="password">${t.password}</label>
<input id="password" name="password" type="password" autocomplete="${isFilledIn ? 'current-password' : 'off'}" required></p>
<button name="step" value="login">${t.submit}</button>
</form>`;
