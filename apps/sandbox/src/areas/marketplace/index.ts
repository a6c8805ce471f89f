export { isMarketplaceOn } from './offers.ts';
