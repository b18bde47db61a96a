import { css } from '@linaria/core'
import { useEffect, useState } from 'react'
import type { Cause } from '#contract/causes/cause.ts'
import { through } from '#contract/rewards/channels.ts'
import { t } from '#web/i18n/i18n.ts'
import { useSite } from '#web/site/site.ts'
import { Button } from '#web/ui/button.tsx'
import { copyText } from '#web/ui/copy-text.ts'
import { tightStack } from '#web/ui/styles.ts'

const ways = css`
  display: flex; flex-wrap: wrap; gap: var(--s1) var(--s4); align-items: center;
  & a { display: inline-flex; align-items: center; min-block-size: 44px; }
`
const small = css`
  font: 650 var(--size-m) / 1.3 var(--text); letter-spacing: 0;
`

/** The page's own address, to be sent to others: by the device where it can, and by what most people have. */
export function ShareCause({ cause }: { cause: Pick<Cause, 'name' | 'uri'> }) {
  const { origin } = useSite()
  // Only this browser knows, and the server's page is the same for all.
  const [canShare, setCanShare] = useState(false)
  useEffect(() => setCanShare('share' in navigator), [])
  const address = `${origin}/causes/${cause.uri}`
  const text = t('content:cause.shareText', { cause: cause.name })
  return (
    <div className={tightStack}>
      <h2 className={small}>{t('content:cause.share')}</h2>
      <div className={ways}>
        {canShare && (
          // Whoever closes the device's own window has decided not to share.
          <Button
            kind="quiet"
            onClick={() => void navigator.share({ title: cause.name, text, url: through(address, 'share') }).catch(() => {})}
          >
            {t('content:cause.shareNow')}
          </Button>
        )}
        <Button
          kind="quiet"
          onClick={() =>
            void copyText(through(address, 'copy'), { done: t('content:cause.copied'), failed: t('content:cause.notCopied') })
          }
        >
          {t('content:cause.copy')}
        </Button>
        <a href={`https://wa.me/?text=${encodeURIComponent(`${text} ${through(address, 'whatsapp')}`)}`} rel="noreferrer">
          {t('content:cause.whatsApp')}
        </a>
        <a
          href={`https://www.facebook.com/sharer/sharer.php?u=${encodeURIComponent(through(address, 'facebook'))}`}
          rel="noreferrer"
        >
          {t('content:cause.link.facebook')}
        </a>
      </div>
    </div>
  )
}
