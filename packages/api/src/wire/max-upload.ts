/** The largest file that the server takes, in bytes. */
export const maxUpload = 10 * 1024 * 1024;
