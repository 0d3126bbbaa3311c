/** What a person sets for himself about agreeing, from the user menu: how he is told, and how he shows that it is he. */
import { PushModal } from '../approval/push-modal.tsx';
import { WaysModal } from '../approval/ways/ways-modal.tsx';

export const OwnModals = () => (
  <>
    <PushModal />
    <WaysModal />
  </>
);
