/** The modal with the video (spec 001 §2). A separate chunk that loads when the pointer or focus reaches the cover. */
import { Modal } from '../../../ui/dialog/modal.tsx';
import type { EducationItem } from '../education-items.rules.ts';
import { EducationVideo } from '../education-video.view.tsx';
import { t } from '../education.text.ts';

interface MovieModalProps {
  video: EducationItem;
  onClose(): void;
}

export default function MovieModal({ video, onClose }: MovieModalProps) {
  return (
    <Modal heading={video.title || t('unspecified')} action={t('close')} onAction={onClose}>
      <EducationVideo video={video} />
    </Modal>
  );
}
