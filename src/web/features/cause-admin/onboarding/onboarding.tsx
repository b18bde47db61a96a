import { css, cx } from '@linaria/core'
import { useMachine } from '@xstate/react'
import { type ReactNode, useMemo, useState } from 'react'
import type { CauseCard } from '#contract/causes/cause.ts'
import type { OnboardingModal } from '#machines/cause-admin/onboarding/onboarding.machine.ts'
import { t } from '#web/i18n/i18n.ts'
import { usePerson, useSite } from '#web/site/site.ts'
import { Button } from '#web/ui/button.tsx'
import { byState } from '#web/ui/by-state.ts'
import { Collapsible } from '#web/ui/collapsible.tsx'
import { Fold } from '#web/ui/fold.tsx'
import { card, stack, tightStack } from '#web/ui/styles.ts'
import { dismissedHere, onboardingWith } from './onboarding.implementations.ts'
import { StarterPack } from './starter-pack.tsx'

// Beside each other where there is room, in a card of any width.
const welcome = css`
  display: grid; gap: var(--s4) var(--s5); align-items: start; grid-template-columns: repeat(auto-fit, minmax(min(100%, 18rem), 1fr));
  & > video { max-inline-size: 20rem; }
`
// Lower than the film is: a browser lays its buttons over the end of its box, and the film's captions stand above them.
const film = css`display: block; inline-size: 100%; block-size: auto; aspect-ratio: 640 / 440; object-fit: contain; object-position: top; border-radius: var(--radius); background: var(--surface-sunk);`
const said = css`
  display: flex; flex-wrap: wrap; gap: var(--s2) var(--s5); align-items: start; padding-block: var(--s3);
  & > div { flex: 1 1 18rem; min-inline-size: 0; }
  & > div > h2 { font: inherit; font-weight: 650; letter-spacing: 0; }
`
const numbered = css`display: grid; gap: var(--s2); list-style: decimal; padding-inline-start: 1.4em;`

/** D-034, U-039: the film has no sound; what it says is under it, too. */
function Welcome() {
  return (
    <div className={welcome}>
      <video
        className={film}
        controls
        muted
        preload="none"
        width="640"
        height="440"
        poster="/static-www/welcome.webp"
        src="/static-www/welcome.webm"
        aria-label={t('cause-admin-dashboard:onboarding.welcome.video')}
      />
      <div className={tightStack}>
        <p>{t('cause-admin-dashboard:onboarding.welcome.text')}</p>
        <Collapsible title={t('cause-admin-dashboard:onboarding.welcome.transcript')}>
          <ol className={numbered}>
            {(['line1', 'line2', 'line3', 'line4'] as const).map((line) => (
              <li key={line}>{t(`cause-admin-dashboard:onboarding.welcome.${line}`)}</li>
            ))}
          </ol>
        </Collapsible>
      </div>
    </div>
  )
}

/** D-035, U-040 */
function Header() {
  const { me } = usePerson()
  return (
    <>
      <p>{t('cause-admin-dashboard:onboarding.header.text')}</p>
      {(me?.adminCauses.length ?? 0) > 1 && <p>{t('cause-admin-dashboard:onboarding.header.several')}</p>}
    </>
  )
}

interface CardProps {
  modal: OnboardingModal
  cause: CauseCard
  onDone(): void
}

function Card({ modal, cause, onDone }: CardProps) {
  const id = `onboarding-${modal}`
  return (
    <section className={cx(card, stack)} aria-labelledby={id}>
      <h2 id={id}>{t(`cause-admin-dashboard:onboarding.${modal}.title`)}</h2>
      {modal === 'welcome' && <Welcome />}
      {modal === 'header' && <Header />}
      {modal === 'starterPack' ? (
        <StarterPack cause={cause} onDone={onDone} />
      ) : (
        <div>
          <Button kind="secondary" onClick={onDone}>
            {t(`cause-admin-dashboard:onboarding.${modal}.go`)}
          </Button>
        </div>
      )}
    </section>
  )
}

/** For whoever is past the beginning: a line that opens what there is to see. */
function Line({ modal, cause, onDone }: CardProps) {
  const title = t(
    modal === 'welcome' ? 'cause-admin-dashboard:onboarding.welcome.line' : `cause-admin-dashboard:onboarding.${modal}.title`,
  )
  const done = (
    <Button kind="quiet" onClick={onDone}>
      {t(`cause-admin-dashboard:onboarding.${modal}.go`)}
    </Button>
  )
  if (modal === 'header')
    return (
      <section className={said} aria-label={title}>
        <div className={tightStack}>
          <h2>{title}</h2>
          <Header />
        </div>
        {done}
      </section>
    )
  return (
    <Fold title={title}>
      {modal === 'welcome' ? <Welcome /> : <StarterPack cause={cause} />}
      {done}
    </Fold>
  )
}

interface OnboardingProps {
  cause: CauseCard
  isBrief: boolean
  children(shown: ReactNode): ReactNode
}

/** F-137…F-139: at most one a visit, as a card of the page: it lies over nothing. What stands around it is told where it is to stand. */
export function Onboarding({ cause, isBrief, children }: OnboardingProps) {
  const site = useSite()
  const machine = useMemo(() => onboardingWith(site), [site])
  const [input] = useState(() => ({ dismissedHere: [...dismissedHere] }))
  const [state, send] = useMachine(machine, { input })
  const { modal } = state.context
  const isOpen = byState(state.value, { eligible: false, open: true, saving: false, dismissed: false, nothing: false })
  function close(): void {
    send({ type: 'modal.dismissed' })
    // What was pressed is gone.
    document.querySelector<HTMLElement>('main h1')?.focus()
  }
  // Nobody is welcomed to a cause that takes nothing.
  const isMeant = isOpen && modal !== null && cause.standing !== 'refused'
  const Shown = isBrief ? Line : Card
  return children(isMeant && <Shown modal={modal} cause={cause} onDone={close} />)
}
