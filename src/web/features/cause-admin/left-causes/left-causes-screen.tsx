import { useMachine } from '@xstate/react'
import { useMemo } from 'react'
import type { OwnDeparture } from '#contract/cause-admin/leaving.ts'
import { formatDay } from '#web/i18n/dates.ts'
import { t } from '#web/i18n/i18n.ts'
import { useSite } from '#web/site/site.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { showState } from '#web/ui/by-state.ts'
import { Loading, Problem } from '#web/ui/reading-parts.tsx'
import { SettingsPage } from '#web/ui/settings-page.tsx'
import { StepFrame } from '#web/ui/step-frame.tsx'
import { card, soft, stack, tightStack } from '#web/ui/styles.ts'
import { helpFor, useWhy } from '#web/ui/why.ts'
import { leftCausesWith } from './left-causes.implementations.ts'

interface ListProps {
  departures: OwnDeparture[]
  isBusy: boolean
  onReturn(id: number): void
}

function DepartureList({ departures, isBusy, onReturn }: ListProps) {
  return (
    <ul className={stack}>
      {departures.map(({ id, causeName, until, refusal }) => (
        <li key={id} className={`${card} ${tightStack}`}>
          <h2>{causeName}</h2>
          <p className={soft}>
            {refusal === null
              ? t('cause-admin-leaving:own.until', { day: formatDay(until) })
              : t('cause-admin-leaving:own.refused', { text: refusal })}
          </p>
          {refusal === null && (
            <div>
              <Button isBusy={isBusy} onClick={() => onReturn(id)}>
                {t('cause-admin-leaving:own.return', { cause: causeName })}
              </Button>
            </div>
          )}
        </li>
      ))}
    </ul>
  )
}

/** G-030: coming back to a cause that one has left. */
export function LeftCausesScreen() {
  const site = useSite()
  const machine = useMemo(() => leftCausesWith(site), [site])
  const [state, send, actor] = useMachine(machine)
  const why = useWhy(actor)
  const { departures, chosen } = state.context
  const refresh = () => send({ type: 'page.refreshed' })
  const list = () => (
    <DepartureList
      departures={departures}
      isBusy={state.matches('returning')}
      onReturn={(id) => send({ type: 'return.pressed', id })}
    />
  )
  if (state.matches('back'))
    return (
      <StepFrame
        title={t('cause-admin-leaving:own.backTitle', { cause: chosen?.causeName ?? '' })}
        intro={<p>{t('cause-admin-leaving:own.backText')}</p>}
      >
        <div>
          <ButtonLink to="/account/causes/$causeId/settings" params={{ causeId: String(chosen?.causeId) }}>
            {t('cause-admin-leaving:own.settings')}
          </ButtonLink>
        </div>
      </StepFrame>
    )
  return (
    <SettingsPage title={t('cause-admin-leaving:own.title')} intro={t('cause-admin-leaving:own.intro')}>
      {showState(state.value, {
        loading: <Loading />,
        failed: () => <Problem words={t('cause-admin-leaving:own.failed')} help={helpFor(why)} onRetry={refresh} />,
        empty: <p>{t('cause-admin-leaving:own.empty')}</p>,
        shown: list,
        returning: list,
        tooLate: () => (
          <Problem
            words={t('cause-admin-leaving:own.tooLate')}
            tone="waiting"
            onRetry={refresh}
            retryWords={t('cause-admin-leaving:look')}
          />
        ),
        notReturned: () => (
          <Problem
            words={t('cause-admin-leaving:own.notReturned')}
            onRetry={refresh}
            retryWords={t('cause-admin-leaving:look')}
          />
        ),
        back: null,
      })}
    </SettingsPage>
  )
}
