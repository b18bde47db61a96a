import share from 'lucide/dist/esm/icons/share-2.mjs'
import { useState } from 'react'
import type { CauseCard } from '#contract/causes/cause.ts'
import { t } from '#web/i18n/i18n.ts'
import { keepShared } from '#web/shared/cause-profile/keep-shared.ts'
import { lazyImport } from '#web/site/lazy-import.ts'
import { useSite } from '#web/site/site.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icons.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'

const ShareDialog = lazyPart(
  lazyImport(async () => (await import('#web/shared/cause-profile/share-dialog.tsx')).ShareDialog, 'content'),
  () => null,
  () => <p role="alert">{t('common:partFailed')}</p>,
)

/** D-016: the ways to pass the cause's page on, from where one sees what it brings. */
export function SharePage({ cause }: { cause: CauseCard }) {
  const { api } = useSite()
  const words = t('cause-admin-dashboard:overview.share')
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button kind="secondary" onClick={() => setOpen(true)}>
        <Icon drawing={share} />
        {words}
      </Button>
      {isOpen && (
        <ShareDialog title={words} isOpen cause={cause} onShared={() => keepShared(api)} onClose={() => setOpen(false)} />
      )}
    </>
  )
}
