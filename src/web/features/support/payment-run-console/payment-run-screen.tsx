import { useMachine } from '@xstate/react'
import { useEffect, useMemo, useRef } from 'react'
import type { PaymentRun } from '#contract/giving/payment-run.ts'
import { paymentRunMachine } from '#machines/giving/payment-run/payment-run.machine.ts'
import { wholeRun } from '#machines/support/payment-run-console/run-acts.ts'
import { formatDay } from '#web/i18n/dates.ts'
import { t } from '#web/i18n/i18n.ts'
import { formatMoney } from '#web/i18n/later-formats.ts'
import { useSite } from '#web/site/site.ts'
import { BackLink } from '#web/ui/back-link.tsx'
import { Button } from '#web/ui/button.tsx'
import { byState } from '#web/ui/by-state.ts'
import { Facts } from '#web/ui/facts.tsx'
import { KeepTyped } from '#web/ui/keep-typed.ts'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { Loading, Problem } from '#web/ui/reading-parts.tsx'
import { Status } from '#web/ui/status.tsx'
import { row, stack } from '#web/ui/styles.ts'
import { helpFor, useWhy } from '#web/ui/why.ts'
import { keepWritten, WhatWasWritten } from '../in-place.tsx'
import { OnItsChart } from '../on-its-chart.tsx'
import { lastDay, runTones } from '../payment-runs/payment-runs-screen.tsx'
import { Acts, OutcomeMessage } from './payment-run-acts.tsx'
import { paymentRunConsoleWith } from './payment-run-console.implementations.ts'
import { Lines } from './payment-run-lines.tsx'

type Counted = PaymentRun['payable']
const amountOf = ({ count, pence }: Counted) => t('support-payment-runs:run.amountOf', { count, amount: formatMoney(pence) })
const byOn = (name: string | null, at: string | null) =>
  at === null ? null : t('support-payment-runs:run.byOn', { name: name ?? '', day: formatDay(at) })

function Totals({ run }: { run: PaymentRun }) {
  const { answers, accountChanges: count } = run
  const answered = (counted: Counted) => (counted.count > 0 ? amountOf(counted) : null)
  return (
    <section className={stack} aria-labelledby="totals">
      <h2 id="totals">{t('support-payment-runs:run.facts')}</h2>
      <Facts
        rows={[
          [t('support-payment-runs:run.toPay'), amountOf(run.payable)],
          [t('support-payment-runs:run.prepared'), byOn(run.preparedBy, run.preparedAt)],
          [t('support-payment-runs:run.approved'), byOn(run.approvedBy, run.approvedAt)],
          [t('support-payment-runs:run.newAccounts'), count > 0 ? t('support-payment-runs:run.accountChanges', { count }) : null],
          [t('support-payment-runs:run.stillOpen'), answered(answers.sent)],
          [t('support-payment-runs:run.paid'), answered(answers.paid)],
          [t('support-payment-runs:run.refused'), answered(answers.refused)],
          [t('support-payment-runs:run.returned'), answered(answers.returned)],
        ]}
      />
      {run.waiting.length > 0 && (
        <>
          <h3>{t('support-payment-runs:run.waiting')}</h3>
          <Facts
            rows={run.waiting.map(({ reason, count: causes, pence }) => [
              t(`support-payment-runs:waits.${reason}`),
              t('support-payment-runs:run.waitsFor', { count: causes, amount: formatMoney(pence) }),
            ])}
          />
        </>
      )}
    </section>
  )
}

/** What a run has been through, by what it has kept of it. */
const stagesBefore = ({ stage, approvedAt, isFileTaken }: PaymentRun): string[] =>
  [['prepared', true] as const, ['approved', approvedAt !== null] as const, ['sent', isFileTaken] as const].flatMap(
    ([before, wasIn]) => (wasIn && before !== stage ? [before] : []),
  )

function Pages({ run, isOff, onPage }: { run: PaymentRun; isOff: boolean; onPage(page: number): void }) {
  const { page, pages } = run
  if (pages < 2) return null
  return (
    <div className={row}>
      {page > 1 && (
        <Button kind="secondary" isDisabled={isOff} onClick={() => onPage(page - 1)}>
          {t('support-payment-runs:run.before')}
        </Button>
      )}
      <span>{t('support-payment-runs:run.pageOf', { page, pages })}</span>
      {page < pages && (
        <Button kind="secondary" isDisabled={isOff} onClick={() => onPage(page + 1)}>
          {t('support-payment-runs:run.next')}
        </Button>
      )}
    </div>
  )
}

/** One payment run: what is in it, and what can be done with it. */
export function PaymentRunScreen({ runId }: { runId: string }) {
  const site = useSite()
  const machine = useMemo(() => paymentRunConsoleWith(site, runId), [site, runId])
  const [state, send, actor] = useMachine(machine)
  const why = useWhy(actor)
  const { found: run, told, refusing, drafts } = state.context
  const typed = useMemo(
    () =>
      keepWritten(
        () => {
          const { drafts, refusing } = actor.getSnapshot().context
          return drafts[refusing ?? wholeRun]
        },
        (words) => send({ type: 'reason.written', words }),
      ),
    [actor, send],
  )
  const problem = byState(state.value, {
    loading: null,
    unknown: null,
    failed: 'failed',
    shown: state.matches({ shown: { run: 'unread' } }) ? 'failed' : null,
    acting: null,
    tooLate: 'tooLate',
    notDone: 'notDone',
  })
  const isActing = state.matches('acting')
  // What was pressed may have given way to what comes next.
  const hasActed = useRef(false)
  useEffect(() => {
    if (hasActed.current && !isActing && document.activeElement === document.body) document.getElementById('acts')?.focus()
    hasActed.current = isActing
  }, [isActing])
  const isReading = state.matches({ shown: { run: 'rereading' } })
  const isRecalling = state.matches({ shown: { work: 'recalling' } })
  const isShown = run !== null && (state.matches('shown') || isActing)
  const ofRun = drafts[wholeRun]
  const refresh = () => send({ type: 'page.refreshed' })
  if (state.matches('unknown'))
    return <PageHeading intro={t('support-payment-runs:run.unknown')}>{t('support-payment-runs:run.unknownTitle')}</PageHeading>
  return (
    <div className={stack}>
      <BackLink to="/support/payment-runs">{t('support-payment-runs:run.back')}</BackLink>
      <PageHeading intro={run ? t('support-payment-runs:run.intro', { day: lastDay(run.turn) }) : undefined}>
        {t('support-payment-runs:run.title', { id: runId })}
      </PageHeading>
      {problem && (
        <Problem
          words={problem === 'failed' ? t('support-payment-runs:run.failed') : t(`support-payment-runs:act.${problem}`)}
          help={problem === 'tooLate' ? undefined : helpFor(why)}
          tone={problem === 'tooLate' ? 'waiting' : 'negative'}
          onRetry={refresh}
          retryWords={t('support-payment-runs:readAgain')}
        />
      )}
      {state.matches('loading') && <Loading />}
      {state.matches({ shown: { work: 'gone' } }) && <Problem words={t('support-payment-runs:act.gone')} tone="waiting" />}
      {ofRun && !isRecalling && !isActing && (
        <WhatWasWritten
          as="h2"
          words={ofRun}
          onDiscard={state.can({ type: 'draft.discarded' }) ? () => send({ type: 'draft.discarded' }) : null}
        />
      )}
      {isShown && (
        <KeepTyped value={typed}>
          <div>
            <Status tone={runTones[run.stage]}>{t(`support-payment-runs:stage.${run.stage}`)}</Status>
          </div>
          <OutcomeMessage told={told} />
          <Totals run={run} />
          <OnItsChart of="paymentRun" machine={paymentRunMachine} now={run.stage} been={stagesBefore(run)} />
          <Acts
            run={run}
            isBusy={isActing}
            onAct={(act) => send({ type: 'act.asked', act })}
            recall={{
              isWriting: isRecalling,
              onBegin: () => send({ type: 'recall.begun' }),
              onLeave: () => send({ type: 'recall.left' }),
              onGive: (text) => send({ type: 'recall.given', text }),
            }}
          />
          <section className={stack} aria-labelledby="lines">
            <h2 id="lines">{t('support-payment-runs:run.lines')}</h2>
            <Lines
              run={run}
              isBusy={isActing}
              refusing={refusing}
              drafts={drafts}
              onBegin={(paymentId) => send({ type: 'refusal.begun', paymentId })}
              onLeave={(paymentId) => send({ type: 'refusal.left', paymentId })}
              onRefuse={(paymentId, answer) => send({ type: 'refusal.given', paymentId, answer })}
              onAnswer={(paymentId, answer) => send({ type: 'act.asked', act: { type: 'line.answered', paymentId, answer } })}
            />
            <Pages run={run} isOff={isActing || isReading} onPage={(page) => send({ type: 'page.asked', page })} />
          </section>
          {!isActing && !problem && (
            <div>
              <Button kind="quiet" isDisabled={isReading} onClick={refresh}>
                {t('support-payment-runs:readAgain')}
              </Button>
            </div>
          )}
        </KeepTyped>
      )}
    </div>
  )
}
