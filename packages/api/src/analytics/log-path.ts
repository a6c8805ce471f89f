/** Where the app reports a fault of its own. Beside the contract, which the first page of a visitor needs no more of. */
export const clientCallsPath = 'main/LogClientCalls';
