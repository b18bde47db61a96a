import { css, cx } from '@linaria/core'
import { useNavigate } from '@tanstack/react-router'
import { useMachine } from '@xstate/react'
import { useEffect, useMemo, useRef } from 'react'
import type { Device } from '#contract/session/session.ts'
import { formatDay, formatDayAndTime } from '#web/i18n/dates.ts'
import { t } from '#web/i18n/i18n.ts'
import { useSite } from '#web/site/site.ts'
import { Button } from '#web/ui/button.tsx'
import { showState } from '#web/ui/by-state.ts'
import { Panel } from '#web/ui/panel.tsx'
import { Loading, Problem, Saved } from '#web/ui/reading-parts.tsx'
import { Status } from '#web/ui/status.tsx'
import { card, row, soft, stack, tightStack, visuallyHidden } from '#web/ui/styles.ts'
import { helpFor, useWhy } from '#web/ui/why.ts'
import { devicesWith } from './devices.implementations.ts'

// What can be done stands where the other cards of the page have it.
const line = css`
  display: flex; flex-wrap: wrap; gap: var(--s2) var(--s5); justify-content: space-between; align-items: center;
  & > :first-child { flex: 1 1 18rem; }
`

function nameOf({ browser, system }: Device): string {
  if (browser && system) return t('account:devices.name', { browser, system })
  return browser ?? system ?? t('account:devices.unknown')
}

interface LineProps {
  device: Device
  isBusy: boolean
  onEnd(): void
}

function Line({ device, isBusy, onEnd }: LineProps) {
  const name = nameOf(device)
  const first = formatDay(device.signedInAt)
  return (
    <li className={cx(card, line)}>
      <div className={tightStack}>
        <div className={row}>
          <h3>{name}</h3>
          {device.isThis && <Status tone="positive">{t('account:devices.this')}</Status>}
        </div>
        <p className={soft}>
          {t(first === formatDay(device.lastUsedAt) ? 'account:devices.usedOnce' : 'account:devices.used', {
            first,
            last: formatDayAndTime(device.lastUsedAt),
          })}
        </p>
        {!device.isFull && <p className={soft}>{t('account:devices.known')}</p>}
      </div>
      {!device.isThis && (
        <Button kind="quiet" isBusy={isBusy} onClick={onEnd}>
          {t('account:devices.end')}
          <span className={visuallyHidden}>{t('account:devices.endOf', { name })}</span>
        </Button>
      )}
    </li>
  )
}

/** where somebody is logged in, and logging out there. */
export function Devices() {
  const site = useSite()
  const navigate = useNavigate()
  const machine = useMemo(() => devicesWith(site), [site])
  const [state, send, actor] = useMachine(machine)
  const why = useWhy(actor)
  const { devices, chosen, ended } = state.context
  const heading = useRef<HTMLHeadingElement>(null)
  const name = chosen ? nameOf(chosen) : ''
  const isAsked = state.hasTag('asks')
  const isEnding = state.matches('ending')
  const hasLeft = state.matches('endedAll')
  // The server knows nobody here any more: the site's own way out clears what this device keeps.
  useEffect(() => {
    if (hasLeft) void navigate({ to: '/logout', replace: true })
  }, [hasLeft, navigate])
  // What was pressed is gone.
  const step = isAsked ? 'asked' : ended ? `ended ${ended.id}` : 'list'
  const before = useRef(step)
  useEffect(() => {
    if (before.current !== step && (step !== 'list' || before.current === 'asked')) heading.current?.focus()
    before.current = step
  }, [step])
  return (
    <section className={stack} aria-labelledby="devices">
      <div>
        <h2 id="devices" tabIndex={-1} ref={heading}>
          {t('account:devices.title')}
        </h2>
        <p className={soft}>{t('account:devices.text')}</p>
      </div>
      {ended && <Saved words={t('account:devices.ended', { name: nameOf(ended) })} />}
      {showState(state.value, {
        loading: <Loading />,
        failed: () => (
          <Problem words={t('account:devices.loadFailed')} help={helpFor(why)} onRetry={() => send({ type: 'list.refreshed' })} />
        ),
        shown: null,
        ending: null,
        notEnded: () => <Problem words={t('account:devices.notEnded', { name })} help={helpFor(why)} />,
        confirming: null,
        endingAll: null,
        notEndedAll: null,
        endedAll: null,
      })}
      {state.hasTag('listed') && (
        <>
          <ul className={tightStack}>
            {devices.map((device) => (
              <Line
                key={device.id}
                device={device}
                isBusy={isEnding && chosen?.id === device.id}
                onEnd={() => send({ type: 'device.ended', device })}
              />
            ))}
          </ul>
          {!isEnding && (
            <div className={row}>
              <Button kind="secondary" onClick={() => send({ type: 'everywhere.wanted' })}>
                {t('account:devices.everywhere')}
              </Button>
              <p className={soft}>{t('account:devices.includesThis')}</p>
            </div>
          )}
        </>
      )}
      {state.matches('notEndedAll') && <Problem words={t('account:devices.notEndedAll')} help={helpFor(why)} />}
      {isAsked && (
        <>
          <Panel tone="waiting">
            <p>{t('account:devices.everywhereText')}</p>
          </Panel>
          <div className={row}>
            <Button isBusy={state.matches('endingAll')} onClick={() => send({ type: 'everywhere.confirmed' })}>
              {t('account:devices.everywhereNow')}
            </Button>
            {!state.matches('endingAll') && (
              <Button kind="quiet" onClick={() => send({ type: 'everywhere.left' })}>
                {t('account:devices.stay')}
              </Button>
            )}
          </div>
        </>
      )}
    </section>
  )
}
