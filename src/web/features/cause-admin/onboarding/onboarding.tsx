import { css } from '@linaria/core'
import { useMachine } from '@xstate/react'
import { useMemo, useState } from 'react'
import type { CauseCard } from '#contract/causes/cause.ts'
import { t } from '#web/i18n/i18n.ts'
import { usePerson, useSite } from '#web/site/site.ts'
import { Button } from '#web/ui/button.tsx'
import { byState } from '#web/ui/by-state.ts'
import { Collapsible } from '#web/ui/collapsible.tsx'
import { copyText } from '#web/ui/copy-text.ts'
import { Modal } from '#web/ui/modal.tsx'
import { row, soft, stack } from '#web/ui/styles.ts'
import { CheckBanner } from '../cause-check/check-banner.tsx'
import { dismissedHere, onboardingWith } from './onboarding.implementations.ts'

const checked = css`margin-block-end: var(--s5);`
const film = css`inline-size: 100%; block-size: auto; border-radius: var(--radius); background: var(--surface-sunk);`
const message = css`padding: var(--s4); background: var(--surface-sunk); border-radius: var(--radius); user-select: all; overflow-wrap: anywhere;`
const said = css`display: grid; gap: var(--s2); list-style: decimal; padding-inline-start: 1.4em;`

/** D-034, U-039: the film has no sound; what it says is under it, too. */
function Welcome({ onDone }: { onDone(): void }) {
  return (
    <div className={stack}>
      <p>{t('cause-admin-dashboard:onboarding.welcome.text')}</p>
      <video
        className={film}
        controls
        muted
        preload="none"
        width="640"
        height="360"
        poster="/static-www/welcome.webp"
        src="/static-www/welcome.webm"
        aria-label={t('cause-admin-dashboard:onboarding.welcome.video')}
      />
      <Collapsible title={t('cause-admin-dashboard:onboarding.welcome.transcript')}>
        <ol className={said}>
          {(['line1', 'line2', 'line3', 'line4'] as const).map((line) => (
            <li key={line}>{t(`cause-admin-dashboard:onboarding.welcome.${line}`)}</li>
          ))}
        </ol>
      </Collapsible>
      <div>
        <Button onClick={onDone}>{t('cause-admin-dashboard:onboarding.welcome.go')}</Button>
      </div>
    </div>
  )
}

/** D-035, U-040 */
function Header({ onDone }: { onDone(): void }) {
  const { me } = usePerson()
  return (
    <div className={stack}>
      <p>{t('cause-admin-dashboard:onboarding.header.text')}</p>
      {(me?.adminCauses.length ?? 0) > 1 && <p>{t('cause-admin-dashboard:onboarding.header.several')}</p>}
      <div>
        <Button onClick={onDone}>{t('cause-admin-dashboard:onboarding.header.go')}</Button>
      </div>
    </div>
  )
}

/** D-033, U-038 */
function StarterPack({ cause, onDone }: { cause: CauseCard; onDone(): void }) {
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
      <div>
        <Button kind="secondary" onClick={onDone}>
          {t('cause-admin-dashboard:onboarding.starterPack.go')}
        </Button>
      </div>
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

/** F-137…F-139: at most one a visit. */
export function Onboarding({ cause }: { cause: CauseCard }) {
  const site = useSite()
  const machine = useMemo(() => onboardingWith(site), [site])
  const [input] = useState(() => ({ dismissedHere: [...dismissedHere] }))
  const [state, send] = useMachine(machine, { input })
  const { modal } = state.context
  const dismiss = () => send({ type: 'modal.dismissed' })
  // Nobody is welcomed to a cause that takes nothing.
  if (modal === null || cause.standing === 'refused') return null
  return (
    <Modal
      isOpen={byState(state.value, { eligible: false, open: true, saving: false, dismissed: false, nothing: false })}
      title={t(`cause-admin-dashboard:onboarding.${modal}.title`)}
      onClose={dismiss}
    >
      {/* What it would hide is said in it. */}
      {cause.standing !== 'confirmed' && (
        <div className={checked}>
          <CheckBanner cause={cause} />
        </div>
      )}
      {modal === 'welcome' && <Welcome onDone={dismiss} />}
      {modal === 'header' && <Header onDone={dismiss} />}
      {modal === 'starterPack' && <StarterPack cause={cause} onDone={dismiss} />}
    </Modal>
  )
}
