import { css } from '@linaria/core'
import { useState } from 'react'
import { causePageCalls } from '#contract/cause-admin/cause-page.calls.ts'
import type { CauseCard } from '#contract/causes/cause.ts'
import { t } from '#web/i18n/i18n.ts'
import { lazyImport } from '#web/site/lazy-import.ts'
import { useSite } from '#web/site/site.ts'
import { Face } from '#web/ui/face.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { Modal } from '#web/ui/modal.tsx'
import { visuallyHidden } from '#web/ui/styles.ts'

const press = css`
  background: none; border: 0; padding: 0; cursor: pointer; border-radius: var(--radius-card); position: relative;
`
// The cropper comes when somebody wants it.
const PictureUpload = lazyPart(lazyImport(async () => (await import('#web/ui/picture-upload.tsx')).PictureUpload, 'account'))

/** F-141: the logo of now, and a new one in its place. */
export function LogoUpload({ cause }: { cause: Pick<CauseCard, 'id' | 'name' | 'uri' | 'logoHttps'> }) {
  const { api, session } = useSite()
  return (
    <PictureUpload
      words={{
        alt: t('cause-admin-dashboard:logo.alt'),
        choose: t('cause-admin-dashboard:logo.choose'),
        failed: t('cause-admin-dashboard:logo.failed'),
        notSaved: t('cause-admin-dashboard:logo.notSaved'),
      }}
      savedToast={{
        words: t('cause-admin-dashboard:logo.saved'),
        action: { label: t('cause-admin-dashboard:logo.seeShort'), href: `/causes/${cause.uri}` },
      }}
      saved={
        <>
          <p>{t('cause-admin-dashboard:logo.saved')}</p>
          <a href={`/causes/${cause.uri}`}>{t('cause-admin-dashboard:logo.see')}</a>
        </>
      }
      current={<Face name={cause.name} picture={cause.logoHttps} isEnlarged alt={cause.name} />}
      save={async (imagePayload) => {
        await api.ask(causePageCalls.saveCauseLogo, { path: { id: cause.id }, body: { imagePayload } })
        await session.reload()
      }}
    />
  )
}

/** D-001, U-035 */
export function LogoButton({ cause }: { cause: CauseCard }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" className={press} onClick={() => setOpen(true)}>
        <Face name={cause.name} picture={cause.logoHttps} />
        <span className={visuallyHidden}>{t('cause-admin-dashboard:overview.editLogo', { cause: cause.name })}</span>
      </button>
      <Modal isOpen={isOpen} title={t('cause-admin-dashboard:logo.title')} onClose={() => setOpen(false)}>
        <LogoUpload cause={cause} />
      </Modal>
    </>
  )
}
