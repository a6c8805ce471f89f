import type { Problem } from './problem.ts';

/** What keeps a forgotten password from being reset: the answer of the captcha, an opaque text, is missing. */
export function captchaProblem(answer: string | null): Problem<'CaptchaRequired'> | null {
  return answer === null || answer.trim() === '' ? { key: 'CaptchaRequired' } : null;
}
