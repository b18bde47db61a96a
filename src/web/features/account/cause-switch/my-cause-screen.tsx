import { css, cx } from '@linaria/core'
import { Link } from '@tanstack/react-router'
import { useMachine } from '@xstate/react'
import { useMemo } from 'react'
import type { CauseCard } from '#contract/causes/cause.ts'
import { t } from '#web/i18n/i18n.ts'
import { causeLabel } from '#web/shared/cause-search/cause-label.ts'
import { CauseSearch } from '#web/shared/cause-search/choose-cause-screen.tsx'
import { usePerson, useSite } from '#web/site/site.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { showState } from '#web/ui/by-state.ts'
import { Face } from '#web/ui/face.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { StepFrame } from '#web/ui/step-frame.tsx'
import { card, row, soft, tightStack } from '#web/ui/styles.ts'
import { useToast } from '#web/ui/use-toast.ts'
import { causeSwitchWith } from './cause-switch.implementations.ts'

const supported = css`
  display: grid; grid-template-columns: auto minmax(0, 1fr); gap: var(--s3) var(--s4); align-items: center;
  & > p { overflow-wrap: anywhere; }
  & > p > a { font: 600 var(--size-l) / 1.3 var(--display); }
  & > a { grid-column: 2; }
`
/** As the other pages of the account begin. */
const aligned = css`
  & > div { margin-inline: 0; padding-block-start: 0; }
`

/** Whom one raises money for now. */
function Supported({ cause }: { cause: CauseCard }) {
  return (
    <section className={cx(card, supported)} aria-label={t('account:cause.title')}>
      <Face name={cause.name} picture={cause.logoHttps} />
      <p>
        <span className={soft}>{t('account:cause.now')}</span>
        <br />
        <Link to="/causes/$causeSlug" params={{ causeSlug: cause.uri }}>
          {cause.name}
        </Link>
        <br />
        <span className={soft}>{[causeLabel(cause), cause.place].filter(Boolean).join(', ')}</span>
      </p>
      <Link to="/panel">{t('account:cause.raised')}</Link>
    </section>
  )
}

/** R-142, F-129, E-040, X-071 */
export function MyCauseScreen() {
  const site = useSite()
  const { me } = usePerson()
  const machine = useMemo(() => causeSwitchWith(site), [site])
  const [state, send] = useMachine(machine)
  const cause = state.context.cause?.name ?? ''
  const mine = me?.cause
  const reopen = () => send({ type: 'list.reopened' })
  useToast(
    state.matches('saved')
      ? { kind: 'success', words: t('account:cause.toast', { cause }) }
      : state.matches('failed')
        ? { kind: 'error', words: t('account:cause.toastFailed'), action: { label: t('account:cause.reopen'), onPress: reopen } }
        : null,
  )
  const saved = () => (
    <StepFrame title={t('account:cause.savedTitle', { cause })} intro={<p>{t('account:cause.saved')}</p>}>
      <div className={row}>
        <ButtonLink to="/retailers">{t('account:cause.shop')}</ButtonLink>
        <Button kind="quiet" onClick={reopen}>
          {t('account:cause.again')}
        </Button>
      </div>
    </StepFrame>
  )
  const notTaking = () => (
    <StepFrame title={t('account:cause.notTakingTitle', { cause })} intro={<p>{t('account:cause.notTaking')}</p>}>
      <div className={row}>
        <Button onClick={reopen}>{t('account:cause.again')}</Button>
      </div>
    </StepFrame>
  )
  const failed = () => (
    <StepFrame title={t('account:cause.failedTitle')} intro={<p>{t('account:cause.failed')}</p>}>
      <div className={row}>
        <Button onClick={() => send({ type: 'switch.confirmed' })}>{t('common:tryAgain')}</Button>
        <Button kind="secondary" onClick={reopen}>
          {t('account:cause.reopen')}
        </Button>
      </div>
    </StepFrame>
  )
  const list = () => (
    <StepFrame title={t('account:cause.title')}>
      {mine && <Supported cause={mine} />}
      {me && !mine && (
        <Panel tone="waiting">
          <p>{t('account:cause.none')}</p>
        </Panel>
      )}
      <div className={tightStack}>
        <h2>{t(mine ? 'account:cause.change' : 'account:cause.choose')}</h2>
        {mine && <p className={soft}>{t('account:cause.changeText', { cause: mine.name })}</p>}
      </div>
      <CauseSearch hint={t('account:cause.hint')} onChoose={(chosen) => send({ type: 'cause.chosen', cause: chosen })} />
    </StepFrame>
  )
  const isBusy = state.hasTag('busy')
  const confirm = () => (
    <StepFrame title={t('account:cause.confirmTitle', { cause })} intro={<p>{t('account:cause.confirm', { cause })}</p>}>
      <div className={row}>
        <Button isBusy={isBusy} onClick={() => send({ type: 'switch.confirmed' })}>
          {t('account:cause.yes', { cause })}
        </Button>
        {!isBusy && (
          <Button kind="secondary" onClick={() => send({ type: 'switch.declined' })}>
            {t('account:cause.no')}
          </Button>
        )}
      </div>
    </StepFrame>
  )
  return (
    <div className={aligned}>
      {showState(state.value, { list, confirming: confirm, saving: confirm, saved, notTaking, failed })}
    </div>
  )
}
