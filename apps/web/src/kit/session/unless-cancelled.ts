/** What the browser calls it when somebody closes its sheet, lets it time out, or has no passkey for this site. */
const cancelled = 'NotAllowedError';

/** The answer of an authenticator; null when somebody has changed their mind. Rejects with everything else. */
export async function unlessCancelled<Answer>(asking: Promise<Answer>): Promise<Answer | null> {
  try {
    return await asking;
  } catch (error) {
    if (error instanceof Error && error.name === cancelled) return null;
    throw error;
  }
}
