// Tells the page around this one that a bank's customer has answered. What they answered the server asks the bank.
const { parent: app = '', account } = document.getElementById('answered')?.dataset ?? {};
window.parent.postMessage({ kind: 'answered', accountID: account }, app);

export {};
