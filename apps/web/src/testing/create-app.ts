/** Makes the app's parts, for tests of parts that stand below the app. */
export { createApp } from '../app/boot/create-app.ts';
