import { cx } from '@linaria/core'
import { useMachine } from '@xstate/react'
import { useMemo } from 'react'
import { fromPromise } from 'xstate'
import { causePageCalls } from '#contract/cause-admin/cause-page.calls.ts'
import type { CauseCard } from '#contract/causes/cause.ts'
import { causeCalls } from '#contract/causes/causes.calls.ts'
import {
  type ReactivationOutcome,
  reactivateCauseMachine,
} from '#machines/cause-admin/reactivate-cause/reactivate-cause.machine.ts'
import { ApiFailure } from '#web/api/failure.ts'
import { t } from '#web/i18n/i18n.ts'
import { type Site, useSite } from '#web/site/site.ts'
import { Button } from '#web/ui/button.tsx'
import { showState } from '#web/ui/by-state.ts'
import { Panel } from '#web/ui/panel.tsx'
import { Problem, Saved } from '#web/ui/reading-parts.tsx'
import { card, stack } from '#web/ui/styles.ts'
import { helpFor, useWhy } from '#web/ui/why.ts'

function reactivateCauseWith({ api }: Pick<Site, 'api'>, id: number) {
  return reactivateCauseMachine.provide({
    actors: {
      readDormancy: fromPromise(
        async () => (await api.ask(causeCalls.readCause, { path: { causeKey: id } })).details.cause.isDormant,
      ),
      reactivate: fromPromise<ReactivationOutcome>(async () => {
        try {
          await api.ask(causePageCalls.reactivateCause, { path: { id }, body: {} })
          return 'reactivated'
        } catch (error) {
          if (error instanceof ApiFailure && error.status === 409) return 'tooLate'
          throw error
        }
      }),
    },
  })
}

/** G-029: of a cause that rests, what that means and the way to reactivate it; nothing of one that is known not to. */
export function ReactivateCause({ cause }: { cause: CauseCard }) {
  const site = useSite()
  const machine = useMemo(() => reactivateCauseWith(site, cause.id), [site, cause.id])
  const [state, send, actor] = useMachine(machine)
  const why = useWhy(actor)
  const reactivate = (isBusy: boolean) => (
    <Button isBusy={isBusy} onClick={() => send({ type: 'reactivation.asked' })}>
      {t('cause-admin:resting.reactivate')}
    </Button>
  )
  const inside = showState(state.value, {
    loading: null,
    unknown: () => (
      <Problem words={t('cause-admin:resting.unknown')} help={helpFor(why)} onRetry={() => send({ type: 'page.refreshed' })} />
    ),
    active: null,
    resting: () => (
      <>
        <p>{t('cause-admin:resting.text', { cause: cause.name })}</p>
        <div>{reactivate(false)}</div>
      </>
    ),
    reactivating: () => <div>{reactivate(true)}</div>,
    reactivated: () => <Saved words={t('cause-admin:resting.reactivated', { cause: cause.name })} />,
    failed: () => (
      <Problem words={t('cause-admin:resting.failed')} help={helpFor(why)} onRetry={() => send({ type: 'reactivation.asked' })} />
    ),
    tooLate: () => (
      <Panel tone="waiting" isAlert>
        <p>{t('cause-admin:resting.tooLate')}</p>
        <Button kind="secondary" onClick={() => send({ type: 'page.refreshed' })}>
          {t('cause-admin:resting.look')}
        </Button>
      </Panel>
    ),
  })
  if (!inside) return null
  return (
    <section className={cx(card, stack)} aria-labelledby="resting">
      <h2 id="resting">{t(state.matches('unknown') ? 'cause-admin:resting.unknownTitle' : 'cause-admin:resting.title')}</h2>
      {inside}
    </section>
  )
}
