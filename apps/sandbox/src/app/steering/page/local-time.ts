import { html } from 'hono/html';

const format = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'medium',
  timeStyle: 'long',
});

/** A moment on the clocks of this machine, which is the one that its readers sit at, with the name of the zone. */
export const localTime = (at: Date) => html`<time datetime="${at.toISOString()}">${format.format(at)}</time>`;
