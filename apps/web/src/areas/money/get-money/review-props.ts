import type { TransferController, TransferView } from './transfer-view.ts';

/** What a part of the review works with. */
export interface ReviewProps {
  controller: TransferController;
  view: TransferView;
}
