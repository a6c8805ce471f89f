import type { TransferController, TransferView } from '../../../../kit/money/transfer/transfer-view.ts';

/** Props of the parts of the review. */
export interface ReviewProps {
  controller: TransferController;
  view: TransferView;
}
