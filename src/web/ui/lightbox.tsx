import { css } from '@linaria/core'
import { useMachine } from '@xstate/react'
import { useEffect, useRef } from 'react'
import { lightboxMachine } from '#machines/ui/lightbox/lightbox.machine.ts'
import { t } from '../i18n/i18n.ts'
import { Button } from './button.tsx'
import { byState } from './by-state.ts'
import { Icon, type IconName } from './icons.tsx'
import { Modal } from './modal.tsx'
import { stack } from './styles.ts'

const picture = css`
  inline-size: 100%; border-radius: var(--radius);
`

interface LightboxProps {
  /** What the button says that opens it. */
  open: string
  title: string
  image: { src: string; alt: string }
  /** An action under the picture; its icon is a download unless it says otherwise. */
  action?: { label: string; icon?: IconName; onClick(): void }
}

/** F-163, U-034: a button, and the picture that it opens. */
export function Lightbox({ open, title, image, action }: LightboxProps) {
  const act = useRef(action?.onClick)
  act.current = action?.onClick
  const [state, send, actor] = useMachine(lightboxMachine)
  useEffect(() => {
    const heard = actor.on('action.wanted', () => act.current?.())
    return () => heard.unsubscribe()
  }, [actor])
  const dismiss = () => send({ type: 'picture.dismissed' })
  return (
    <>
      <Button kind="secondary" onClick={() => send({ type: 'picture.opened' })}>
        {open}
      </Button>
      <Modal isOpen={byState(state.value, { closed: false, open: true })} title={title} onClose={dismiss}>
        <div className={stack}>
          <img className={picture} src={image.src} alt={image.alt} />
          {action && (
            <Button onClick={() => send({ type: 'action.chosen' })}>
              <Icon name={action.icon ?? 'download'} />
              {action.label}
            </Button>
          )}
          <Button kind="quiet" onClick={dismiss}>
            {t('common:closePicture')}
          </Button>
        </div>
      </Modal>
    </>
  )
}
