import { css } from '@linaria/core'
import { withChannel } from '#contract/rewards/channels.ts'
import { t } from '#web/i18n/i18n.ts'
import { useSite } from '#web/site/site.ts'
import { Modal } from '#web/ui/modal.tsx'
import { QrCode } from '#web/ui/qr-code.tsx'
import { soft, tightStack } from '#web/ui/styles.ts'
import { ShareWays } from './share-ways.tsx'

const columns = css`
  display: grid; gap: var(--s5);
  @media (min-width: 560px) { grid-template-columns: minmax(0, 1fr) 12rem; }
`

interface ShareProps {
  title: string
  cause: { name: string; uri: string }
  isOpen: boolean
  onClose(): void
  /** The link has been copied, or handed to the device's own window. */
  onShared?(): void
}

/** The ways to pass a cause's page on, and a code that a phone's camera reads. */
export function ShareDialog({ title, cause, isOpen, onClose, onShared }: ShareProps) {
  const { origin } = useSite()
  return (
    <Modal isOpen={isOpen} title={title} onClose={onClose}>
      <div className={columns}>
        <ShareWays cause={cause} {...(onShared && { onShared })} />
        <div className={tightStack}>
          <QrCode
            text={withChannel(`${origin}/causes/${cause.uri}`, 'qr')}
            label={t('content:cause.code', { cause: cause.name })}
          />
          <p className={soft}>{t('content:cause.codeHint')}</p>
        </div>
      </div>
    </Modal>
  )
}
