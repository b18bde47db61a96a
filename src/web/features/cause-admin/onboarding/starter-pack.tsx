import { css } from '@linaria/core'
import { useState } from 'react'
import type { CauseCard } from '#contract/causes/cause.ts'
import { t } from '#web/i18n/i18n.ts'
import { Button } from '#web/ui/button.tsx'
import { copyText } from '#web/ui/copy-text.ts'
import { Modal } from '#web/ui/modal.tsx'
import { row, soft, stack } from '#web/ui/styles.ts'

const message = css`padding: var(--s4); background: var(--surface-sunk); border-radius: var(--radius); user-select: all; overflow-wrap: anywhere;`

/** D-033, U-038 */
export function StarterPack({ cause, onDone }: { cause: CauseCard; onDone?: () => void }) {
  const address = `${location.origin}/causes/${cause.uri}`
  const words = t('cause-admin-dashboard:onboarding.starterPack.message', { cause: cause.name, address })
  const copy = () =>
    copyText(words, {
      done: t('cause-admin-dashboard:onboarding.starterPack.copied'),
      failed: t('cause-admin-dashboard:onboarding.starterPack.notCopied'),
    })
  return (
    <div className={stack}>
      <p className={soft}>{t('cause-admin-dashboard:onboarding.starterPack.text')}</p>
      <h3>{t('cause-admin-dashboard:onboarding.starterPack.announcement')}</h3>
      <p className={message}>{words}</p>
      <div className={row}>
        <Button onClick={() => void copy()}>{t('cause-admin-dashboard:onboarding.starterPack.copy')}</Button>
        <a href={`/causes/${cause.uri}`} target="_blank" rel="noreferrer">
          {t('cause-admin-dashboard:onboarding.starterPack.page')} {t('cause-admin-dashboard:nav.opensNewTab')}
        </a>
      </div>
      {onDone && (
        <div>
          <Button kind="secondary" onClick={onDone}>
            {t('cause-admin-dashboard:onboarding.starterPack.go')}
          </Button>
        </div>
      )}
    </div>
  )
}

/** The starter pack for who did not get it by itself, or closed it. */
export function StarterPackButton({ cause }: { cause: CauseCard }) {
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <div>
      <Button kind="quiet" onClick={() => setOpen(true)}>
        {t('cause-admin-dashboard:onboarding.starterPack.title')}
      </Button>
      <Modal isOpen={isOpen} title={t('cause-admin-dashboard:onboarding.starterPack.title')} onClose={close}>
        <StarterPack cause={cause} onDone={close} />
      </Modal>
    </div>
  )
}
