import { useMachine } from '@xstate/react'
import { useEffect, useMemo } from 'react'
import type { CauseCard } from '#contract/causes/cause.ts'
import { t } from '#web/i18n/i18n.ts'
import { useSite } from '#web/site/site.ts'
import { Button } from '#web/ui/button.tsx'
import { byState } from '#web/ui/by-state.ts'
import { Panel } from '#web/ui/panel.tsx'
import { Problem } from '#web/ui/reading-parts.tsx'
import { stack } from '#web/ui/styles.ts'
import { helpFor, useWhy } from '#web/ui/why.ts'
import { searchVisibilityWith } from './cause-page.implementations.ts'

interface VisibilityProps {
  cause: CauseCard
  isShown: boolean
  place: string | null
  onChange(isShown: boolean): void
}

/** F-145, V-035 */
export function Visibility({ cause, isShown, place, onChange }: VisibilityProps) {
  const site = useSite()
  const machine = useMemo(() => searchVisibilityWith(site, cause.id), [site, cause.id])
  const [state, send, actor] = useMachine(machine, { input: { isShown, hasLocation: place !== null } })
  const why = useWhy(actor)
  useEffect(() => {
    if (place !== null) send({ type: 'location.added' })
  }, [place, send])
  const isOn = byState(state.value, {
    deciding: isShown,
    on: true,
    off: false,
    placeless: false,
    blocked: false,
    turningOn: false,
    turningOff: true,
    notTurnedOn: false,
    locationGone: false,
    notTurnedOff: true,
  })
  useEffect(() => onChange(isOn), [isOn, onChange])
  return (
    <section className={stack} aria-labelledby="visibility">
      <h3 id="visibility">{t('cause-admin:page.visibility.title')}</h3>
      <p>
        {isOn
          ? t('cause-admin:page.visibility.on', { cause: cause.name, place: place ?? cause.place })
          : t('cause-admin:page.visibility.off', { cause: cause.name })}
      </p>
      {(state.matches('blocked') || state.matches('locationGone')) && (
        <Panel tone="waiting" isAlert>
          <p>{t('cause-admin:page.visibility.blocked')}</p>
        </Panel>
      )}
      {(state.matches('notTurnedOn') || state.matches('notTurnedOff')) && (
        <Problem words={t('cause-admin:page.saveFailed')} help={helpFor(why)} />
      )}
      {!state.matches('blocked') && (
        <div>
          <Button kind="secondary" isBusy={state.hasTag('busy')} onClick={() => send({ type: 'visibility.toggled' })}>
            {t(isOn ? 'cause-admin:page.visibility.hide' : 'cause-admin:page.visibility.show')}
          </Button>
        </div>
      )}
    </section>
  )
}
