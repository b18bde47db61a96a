import { useRef } from 'react'
import { t } from '#web/i18n/i18n.ts'
import { usePerson, useSite } from '#web/site/site.ts'
import { Button } from '#web/ui/button.tsx'
import { Modal } from '#web/ui/modal.tsx'
import { row, stack } from '#web/ui/styles.ts'

/** F-028…F-031: a link of somebody else asks before it changes who is signed in. */
export function LinkNotice() {
  const { session } = useSite()
  const { link, linkFirstName: name, me } = usePerson()
  const current = useRef('')
  if (link === 'confirming') current.current = me?.user.firstName ?? ''
  if (link === 'failed') {
    return (
      <Modal isOpen title={t('sign-in:link.failedTitle')} onClose={session.closeLinkNotice}>
        <p>{t('sign-in:link.failed')}</p>
      </Modal>
    )
  }
  const isBusy = link === 'loggingOut' || link === 'entering'
  if (link !== 'confirming' && !isBusy) return null
  const text = current.current ? t('sign-in:link.leaving', { current: current.current, name }) : t('sign-in:link.text', { name })
  return (
    <Modal isOpen title={t('sign-in:link.title', { name })} onClose={isBusy ? null : () => session.answerLink(false)}>
      <div className={stack}>
        <p>{text}</p>
        <div className={row}>
          <Button isBusy={isBusy} onClick={() => session.answerLink(true)}>
            {t('sign-in:link.yes', { name })}
          </Button>
          {!isBusy && (
            <Button kind="secondary" onClick={() => session.answerLink(false)}>
              {t('sign-in:link.no')}
            </Button>
          )}
        </div>
      </div>
    </Modal>
  )
}
