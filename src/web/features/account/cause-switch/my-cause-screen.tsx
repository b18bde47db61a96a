import { css, cx } from '@linaria/core'
import { Link } from '@tanstack/react-router'
import { useMachine } from '@xstate/react'
import { type ReactNode, useMemo } from 'react'
import { t } from '#web/i18n/i18n.ts'
import { CauseSearch } from '#web/shared/cause-search/choose-cause-screen.tsx'
import { usePerson, useSite } from '#web/site/site.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { showState } from '#web/ui/by-state.ts'
import { Panel } from '#web/ui/panel.tsx'
import { SettingsPage } from '#web/ui/settings-page.tsx'
import { StepFrame } from '#web/ui/step-frame.tsx'
import { card, row, soft, tightStack } from '#web/ui/styles.ts'
import { useToast } from '#web/ui/use-toast.ts'
import { causeSwitchWith } from './cause-switch.implementations.ts'
import { Supported } from './supported.tsx'

const change = css`
  display: grid; gap: var(--s4); grid-template-columns: minmax(0, 1fr);
  & > div > h2 { font-size: var(--size-l); }
  & > p:last-child { border-block-start: 1px solid var(--line-soft); padding-block-start: var(--s4); font-size: var(--size-s); }
  @media (max-width: 767px) { padding: var(--s4); }
`
/** As the other pages of the account begin. */
const aligned = css`
  & > div { margin-inline: 0; padding-block-start: 0; }
`

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
  const browse = (
    <p className={soft}>
      <Link to="/cause-directory">{t('account:cause.browse')}</Link>
    </p>
  )
  const list = () => (
    <SettingsPage title={t('account:cause.title')}>
      {mine ? (
        <>
          <Supported cause={mine} />
          <section className={cx(card, change)} aria-labelledby="change">
            <div className={tightStack}>
              <h2 id="change">{t('account:cause.change')}</h2>
              <p className={soft}>{t('account:cause.changeText', { cause: mine.name })}</p>
            </div>
            {search}
            {browse}
          </section>
        </>
      ) : (
        <>
          {me && (
            <Panel tone="waiting">
              <p>{t('account:cause.none')}</p>
            </Panel>
          )}
          <section className={cx(card, change)} aria-labelledby="choose">
            <div>
              <h2 id="choose">{t('account:cause.choose')}</h2>
            </div>
            {search}
            {browse}
          </section>
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
