import type { Problem } from './problem.ts';

/** Returns what is missing before a password can be reset: the captcha's answer, an opaque text. */
export function captchaProblem(answer: string | null): Problem<'CaptchaRequired'> | null {
  return answer === null || answer.trim() === '' ? { key: 'CaptchaRequired' } : null;
}
