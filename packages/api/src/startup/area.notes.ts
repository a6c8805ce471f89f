/** What the area is about, for the OpenAPI document. */
export const about = 'Configuration and startup data.';
