/** What the area is about, for the OpenAPI document. */
export const about = 'What the app tells about itself.';
