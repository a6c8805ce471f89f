/** What the area is about, for the OpenAPI document. */
export const about = 'Signing in and out.';
