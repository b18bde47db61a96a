import { useState } from 'react'
import { t } from '#web/i18n/i18n.ts'
import { lazyImport } from '#web/site/lazy-import.ts'
import { Button } from '#web/ui/button.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { useProfile } from './profile-context.ts'

// Most people only look.
const ShareDialog = lazyPart(
  lazyImport(async () => (await import('./share-dialog.tsx')).ShareDialog),
  () => null,
  () => <p role="alert">{t('common:partFailed')}</p>,
)

/** The page's own address, to be sent to others. */
export function ShareCause() {
  const { cause } = useProfile()
  const [isOpen, setOpen] = useState(false)
  const [isWanted, setWanted] = useState(false)
  return (
    <>
      <Button
        kind="secondary"
        onClick={() => {
          setWanted(true)
          setOpen(true)
        }}
      >
        {t('content:cause.share')}
      </Button>
      {isWanted && <ShareDialog title={t('content:cause.share')} cause={cause} isOpen={isOpen} onClose={() => setOpen(false)} />}
    </>
  )
}
