import type { TransferController, TransferView } from './transfer-view.ts';

/** Props of the parts of the review. */
export interface ReviewProps {
  controller: TransferController;
  view: TransferView;
}
