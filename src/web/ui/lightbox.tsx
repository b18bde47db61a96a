import { css } from '@linaria/core'
import { t } from '../i18n/i18n.ts'
import { Button } from './button.tsx'
import { Icon, type IconName } from './icons.tsx'
import { Modal } from './modal.tsx'
import { stack } from './styles.ts'

const picture = css`
  inline-size: 100%; border-radius: var(--radius);
`

interface LightboxProps {
  isOpen: boolean
  title: string
  image: { src: string; alt: string }
  onClose(): void
  /** An action under the picture; its icon is a download unless it says otherwise. */
  action?: { label: string; icon?: IconName; onClick(): void }
}

/** F-163, U-034 */
export function Lightbox({ isOpen, title, image, onClose, action }: LightboxProps) {
  return (
    <Modal isOpen={isOpen} title={title} onClose={onClose}>
      <div className={stack}>
        <img className={picture} src={image.src} alt={image.alt} />
        {action && (
          <Button onClick={action.onClick}>
            <Icon name={action.icon ?? 'download'} />
            {action.label}
          </Button>
        )}
        <Button kind="quiet" onClick={onClose}>
          {t('common:closePicture')}
        </Button>
      </div>
    </Modal>
  )
}
