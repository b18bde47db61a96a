import { css, cx } from '@linaria/core'
import { useState } from 'react'
import { through } from '#contract/rewards/channels.ts'
import { t } from '#web/i18n/i18n.ts'
import { useSite } from '#web/site/site.ts'
import { Button } from '#web/ui/button.tsx'
import { copyText } from '#web/ui/copy-text.ts'
import { Icon } from '#web/ui/icons.tsx'
import { Modal } from '#web/ui/modal.tsx'
import { QrCode } from '#web/ui/qr-code.tsx'
import { soft, stack, tightStack } from '#web/ui/styles.ts'
import { useProfile } from './profile-context.ts'

const columns = css`
  display: grid; gap: var(--s5);
  @media (min-width: 560px) { grid-template-columns: minmax(0, 1fr) 12rem; }
`
const ways = css`
  display: grid; justify-items: start;
  & a { display: inline-flex; align-items: center; min-block-size: 44px; }
`
const address = css`
  overflow-wrap: anywhere; background: var(--surface-sunk); border-radius: var(--radius); padding: var(--s3);
`

interface ShareProps {
  isOpen: boolean
  onClose(): void
}

/** By the device where it can, by what most people have, and by a code that a phone's camera reads. */
export function ShareDialog({ isOpen, onClose }: ShareProps) {
  const { origin } = useSite()
  const { cause } = useProfile()
  const [canShare] = useState(() => 'share' in navigator)
  const url = `${origin}/causes/${cause.uri}`
  const text = t('content:cause.shareText', { cause: cause.name })
  const words = (channel: 'whatsapp' | 'email') => encodeURIComponent(`${text} ${through(url, channel)}`)
  return (
    <Modal isOpen={isOpen} title={t('content:cause.share')} onClose={onClose}>
      <div className={columns}>
        <div className={stack}>
          <p className={address}>{url}</p>
          <Button
            onClick={() =>
              void copyText(through(url, 'copy'), { done: t('content:cause.copied'), failed: t('content:cause.notCopied') })
            }
          >
            <Icon name="copy" />
            {t('content:cause.copy')}
          </Button>
          <div className={ways}>
            {canShare && (
              // Whoever closes the device's own window has decided not to share.
              <Button
                kind="quiet"
                onClick={() => void navigator.share({ title: cause.name, text, url: through(url, 'share') }).catch(() => {})}
              >
                {t('content:cause.shareNow')}
              </Button>
            )}
            <a href={`https://wa.me/?text=${words('whatsapp')}`} rel="noreferrer">
              {t('content:cause.whatsApp')}
            </a>
            <a
              href={`https://www.facebook.com/sharer/sharer.php?u=${encodeURIComponent(through(url, 'facebook'))}`}
              rel="noreferrer"
            >
              {t('content:cause.link.facebook')}
            </a>
            <a href={`mailto:?subject=${encodeURIComponent(cause.name)}&body=${words('email')}`}>{t('content:cause.email')}</a>
          </div>
        </div>
        <div className={cx(tightStack)}>
          <QrCode text={through(url, 'qr')} label={t('content:cause.code', { cause: cause.name })} />
          <p className={soft}>{t('content:cause.codeHint')}</p>
        </div>
      </div>
    </Modal>
  )
}
