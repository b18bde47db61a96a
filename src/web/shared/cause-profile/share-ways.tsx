import { css } from '@linaria/core'
import { useState } from 'react'
import { withChannel } from '#contract/rewards/channels.ts'
import { t } from '#web/i18n/i18n.ts'
import { useSite } from '#web/site/site.ts'
import { Button } from '#web/ui/button.tsx'
import { copyText } from '#web/ui/copy-text.ts'
import { Icon } from '#web/ui/icons.tsx'
import { stack } from '#web/ui/styles.ts'
import { shareAddresses } from './share-addresses.ts'

const address = css`
  overflow-wrap: anywhere; user-select: all; background: var(--surface-sunk); border-radius: var(--radius); padding: var(--s3);
`
const ways = css`
  display: flex; flex-wrap: wrap; gap: 0 var(--s5);
  & a, & button { display: inline-flex; align-items: center; min-block-size: 44px; }
`

interface Props {
  cause: { name: string; uri: string }
  /** The link has been copied, or handed to the device's own window. */
  onShared?(): void
}

/** The address of a cause's page and the ways to pass it on: by the device where it can, and by what most people have. */
export function ShareWays({ cause, onShared }: Props) {
  const { origin } = useSite()
  const [canShare] = useState(() => 'share' in navigator)
  const url = `${origin}/causes/${cause.uri}`
  const text = t('content:cause.shareText', { cause: cause.name })
  const to = shareAddresses(cause.name, url, text)
  async function copy(): Promise<void> {
    const words = { done: t('content:cause.copied'), failed: t('content:cause.notCopied') }
    if (await copyText(withChannel(url, 'copy'), words)) onShared?.()
  }
  // Whoever closes the device's own window has decided not to share.
  const share = () => navigator.share({ title: cause.name, text, url: withChannel(url, 'share') }).then(onShared, () => {})
  return (
    <div className={stack}>
      <p className={address}>{url}</p>
      <div>
        <Button onClick={() => void copy()}>
          <Icon name="copy" />
          {t('content:cause.copy')}
        </Button>
      </div>
      <div className={ways}>
        {canShare && (
          <Button kind="quiet" onClick={() => void share()}>
            {t('content:cause.shareNow')}
          </Button>
        )}
        <a href={to.whatsApp} rel="noreferrer">
          {t('content:cause.whatsApp')}
        </a>
        <a href={to.facebook} rel="noreferrer">
          {t('content:cause.link.facebook')}
        </a>
        <a href={to.email}>{t('content:cause.email')}</a>
      </div>
    </div>
  )
}
