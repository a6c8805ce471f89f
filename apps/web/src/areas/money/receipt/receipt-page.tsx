export { ReceiptScreen as Screen } from './receipt-screen.tsx';
