/** Origins of the pages that may show the web app in a frame. */
export type EmbeddedBy = readonly string[];

/** An origin of https, or of this machine for those who try it out. */
function isOrigin(text: string): boolean {
  const isWritten = /^(https:\/\/[a-z0-9.-]+|http:\/\/(localhost|127\.0\.0\.1))(:\d+)?$/.test(text);
  return isWritten && URL.canParse(text) && new URL(text).origin === text;
}

/** Reads `https://portal.example,https://hr.example`. Throws with what is wrong: an origin that is misspelt would not be let in. */
export const embeddedByFrom = (list: string | undefined): EmbeddedBy => originsFrom('EMBEDDED_BY', list);

/** Reads the origins of the variable with this name. Throws with what is wrong. */
export function originsFrom(name: string, list: string | undefined): readonly string[] {
  const origins = (list ?? '')
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
  const wrong = origins.find((entry) => !isOrigin(entry));
  if (wrong !== undefined)
    throw new Error(`${name} has "${wrong}". Each has to be an origin such as https://portal.example.`);
  return origins;
}
