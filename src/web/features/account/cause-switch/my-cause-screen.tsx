import { css, cx } from '@linaria/core'
import { Link } from '@tanstack/react-router'
import { useMachine } from '@xstate/react'
import { type ReactNode, useMemo } from 'react'
import type { CauseCard } from '#contract/causes/cause.ts'
import { t } from '#web/i18n/i18n.ts'
import { formatMoney } from '#web/i18n/later-formats.ts'
import { causeLabel } from '#web/shared/cause-search/cause-label.ts'
import { CauseSearch } from '#web/shared/cause-search/choose-cause-screen.tsx'
import { supporterPanelWith } from '#web/shared/transactions/supporter-panel.implementations.ts'
import { usePerson, useSite } from '#web/site/site.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { showState } from '#web/ui/by-state.ts'
import { Face } from '#web/ui/face.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { SettingsPage } from '#web/ui/settings-page.tsx'
import { StepFrame } from '#web/ui/step-frame.tsx'
import { card, row, soft, stack, tightStack } from '#web/ui/styles.ts'
import { useToast } from '#web/ui/use-toast.ts'
import { causeSwitchWith } from './cause-switch.implementations.ts'

const supported = css`
  display: grid; grid-template-columns: auto minmax(0, 1fr); gap: var(--s3) var(--s4); align-items: center;
  & > p { overflow-wrap: anywhere; }
  & > p:nth-child(2) > a { font: 600 var(--size-l) / 1.3 var(--display); }
  & > p:last-child { display: grid; gap: var(--s1); justify-items: start; grid-column: 2; }
  @media (min-width: 768px) { grid-template-columns: auto minmax(0, 1fr) auto; & > p:last-child { grid-column: 3; justify-items: end; } }
`
// Its line is there before its amount has come.
const amount = css`font: 600 var(--size-xl) / 1.3 var(--display); font-variant-numeric: tabular-nums; min-block-size: 1.3em;`
/** As the other pages of the account begin. */
const aligned = css`
  & > div { margin-inline: 0; padding-block-start: 0; }
`

/** What one has raised for it, once that is known. */
function Raised() {
  const site = useSite()
  const [{ context }] = useMachine(useMemo(() => supporterPanelWith(site), [site]))
  const stats = context.found?.giving.cause?.stats
  return <b className={amount}>{stats && t('account:cause.sum', { amount: formatMoney(stats.raised) })}</b>
}

/** Whom one raises money for now, and how much it has come to. */
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
      <p>
        <Raised />
        <Link to="/panel">{t('account:cause.raised')}</Link>
      </p>
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
  const search = (
    <CauseSearch hint={t('account:cause.hint')} onChoose={(chosen) => send({ type: 'cause.chosen', cause: chosen })} />
  )
  const list = () => (
    <SettingsPage title={t('account:cause.title')}>
      {mine ? (
        <>
          <Supported cause={mine} />
          <section className={stack} aria-labelledby="change">
            <div className={tightStack}>
              <h2 id="change">{t('account:cause.change')}</h2>
              <p className={soft}>{t('account:cause.changeText', { cause: mine.name })}</p>
            </div>
            {search}
          </section>
        </>
      ) : (
        <>
          {me && (
            <Panel tone="waiting">
              <p>{t('account:cause.none')}</p>
            </Panel>
          )}
          <h2>{t('account:cause.choose')}</h2>
          {search}
        </>
      )}
    </SettingsPage>
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
  const step = (shown: () => ReactNode) => () => <div className={aligned}>{shown()}</div>
  return showState(state.value, {
    list,
    confirming: step(confirm),
    saving: step(confirm),
    saved: step(saved),
    notTaking: step(notTaking),
    failed: step(failed),
  })
}
