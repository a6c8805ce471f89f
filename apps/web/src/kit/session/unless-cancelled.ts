/** The browser's error when the user closes its sheet, lets it time out, or has no passkey for this site. */
const cancelled = 'NotAllowedError';

/** The answer of an authenticator; null when the user has cancelled. Rejects with everything else. */
export async function unlessCancelled<Answer>(asking: Promise<Answer>): Promise<Answer | null> {
  try {
    return await asking;
  } catch (error) {
    if (error instanceof Error && error.name === cancelled) return null;
    throw error;
  }
}
