import { useMemo } from 'react'
import { fromPromise } from 'xstate'
import type { ClosedCause, ClosedCauseEvent } from '#contract/support/closed-cause.ts'
import { closedCauseConsoleMachine } from '#machines/support/closed-cause-console/closed-cause-console.machine.ts'
import { transitionHeldMoney } from '#machines/support/held-money/held-money.machine.ts'
import { formatDay } from '#web/i18n/dates.ts'
import { t } from '#web/i18n/i18n.ts'
import { formatMoney } from '#web/i18n/later-formats.ts'
import { lazyImport } from '#web/site/lazy-import.ts'
import { type Site, useSite } from '#web/site/site.ts'
import { Button } from '#web/ui/button.tsx'
import { Facts } from '#web/ui/facts.tsx'
import { Status } from '#web/ui/status.tsx'
import { bullets, card, row, soft, tightStack } from '#web/ui/styles.ts'
import { InPlace } from '../in-place.tsx'
import { Assignee, type CardActs, decisionActor, type OpenedItem, Queue } from '../queue.tsx'
import { readyAnswersFor } from '../ready-answers.tsx'
import { ReasonForm } from '../support-queue/reason-form.tsx'
import { MoveForm } from './move-form.tsx'

const loadCalls = lazyImport(async () => (await import('#contract/support/closed-causes.calls.ts')).closedCauseCalls)

function closedCauseConsoleWith({ api }: Pick<Site, 'api'>, reference: string) {
  return closedCauseConsoleMachine.provide({
    actors: {
      readQueue: fromPromise(
        async () => (await api.ask((await loadCalls()).listClosedCauses, { query: { reference } })).details.causes,
      ),
      moveRequest: decisionActor(async (move) =>
        api.ask((await loadCalls()).decideClosedCause, { path: { id: Number(move.reference) }, body: move.event }),
      ),
    },
  })
}

type Decision = ClosedCauseEvent['type']
const wordOf = {
  'money.released': 'release',
  'money.kept': 'keep',
  'move.proposed': 'propose',
  'move.approved': 'approve',
  'move.declined': 'decline',
  'cause.reopened': 'reopen',
  'reopening.refused': 'refuse',
} as const satisfies Record<Decision, string>

/** What its charts allow, and what there is anything to decide about. */
function decisionsOf(cause: ClosedCause): Decision[] {
  const stage = cause.proposal ? 'proposed' : 'held'
  const may = (type: Exclude<Decision, 'cause.reopened' | 'reopening.refused'>) =>
    transitionHeldMoney(stage, cause.proposal?.isMine ?? false, { type, cause: 'any', text: 'any' }) !== null
  const money = (['move.approved', 'move.declined', 'money.released', 'move.proposed', 'money.kept'] as const).filter(may)
  return [
    ...money.filter(
      (type) => cause.proposal !== null || (cause.heldPence !== 0 && (type !== 'move.proposed' || cause.movablePence > 0)),
    ),
    ...(cause.wanted ? (['cause.reopened', 'reopening.refused'] as const) : []),
  ]
}

function MoneyOf({ cause }: { cause: ClosedCause }) {
  const { proposal, wanted, waits } = cause
  return (
    <>
      <Facts
        rows={[
          [
            t('support-closing:held'),
            `${formatMoney(cause.heldPence)}${waits ? `\n${t(`support-closing:waits.${waits}`)}` : ''}`,
          ],
          [t('support-closing:movable'), cause.movablePence !== cause.heldPence && formatMoney(cause.movablePence)],
          [t('support-closing:payable'), cause.payablePence !== 0 && formatMoney(cause.payablePence)],
          [t('support-closing:pending'), cause.pendingPence !== 0 && formatMoney(cause.pendingPence)],
          [t('support-closing:reason'), cause.reason],
          [t('support-closing:people'), cause.people.map(({ name, email }) => `${name}, ${email}`).join('\n')],
          [t('support-closing:wanted'), wanted && `${wanted.text}\n${wanted.by}, ${formatDay(wanted.at)}`],
          [
            t('support-closing:proposal'),
            proposal &&
              `${t('support-closing:proposed', { amount: formatMoney(proposal.pence), to: proposal.to, by: proposal.by })}\n${proposal.text}`,
          ],
        ]}
      />
      {cause.decisions.length > 0 && (
        <ul className={bullets}>
          {cause.decisions.map(({ kind, stage, pence, text, at, by }) => (
            <li key={`${at} ${kind}`} className={soft}>
              {t(`support-closing:decided.${kind}.${stage}`, { amount: formatMoney(pence), by, day: formatDay(at) })} {text}
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

interface CardProps extends CardActs<ClosedCauseEvent> {
  cause: ClosedCause
}

function ClosedCauseCard({ cause, isBusy, writing, onWrite, onCancel, onDecide }: CardProps) {
  return (
    <li className={`${card} ${tightStack}`}>
      <div className={row}>
        <h3>{cause.name}</h3>
        <Status tone="waiting">
          {t(`support-closing:status.${cause.proposal ? 'proposed' : cause.wanted ? 'wanted' : 'held'}`)}
        </Status>
      </div>
      <p className={soft}>{t('support-closing:closedOn', { day: formatDay(cause.closedAt) })}</p>
      <Assignee />
      <MoneyOf cause={cause} />
      <p>
        <a href={`/causes/${cause.uri}`} target="_blank" rel="noreferrer">
          {t('support:page')}
        </a>
      </p>
      {cause.proposal?.isMine && <p className={soft}>{t('support-closing:second')}</p>}
      <InPlace
        isBar
        isOpen={writing !== null}
        form={
          writing === 'move.proposed' ? (
            <MoveForm isBusy={isBusy} onSend={(fields) => onDecide({ type: writing, ...fields })} onCancel={onCancel} />
          ) : (
            writing && (
              <ReasonForm
                label={t('support-closing:why')}
                hint={t('support-closing:whyHint')}
                {...(writing === 'money.kept' ? { answers: readyAnswersFor('moneyKept', { cause: cause.name }) } : {})}
                send={t(`support-closing:send.${wordOf[writing]}`)}
                isBusy={isBusy}
                onSend={(text) => onDecide({ type: writing, text })}
                onCancel={onCancel}
              />
            )
          )
        }
      >
        <div className={row}>
          {decisionsOf(cause).map((type, index) => (
            <Button key={type} kind={index === 0 ? 'primary' : 'secondary'} isBusy={isBusy} onClick={() => onWrite(type)}>
              {t(`support-closing:do.${wordOf[type]}`)}
            </Button>
          ))}
        </div>
      </InPlace>
    </li>
  )
}

const keyOf = (cause: ClosedCause) =>
  `${cause.id} ${cause.decisions.length} ${cause.proposal?.by ?? ''} ${cause.wanted?.at ?? ''}`

/** G-030: what closed causes have left, and who asks to open one again. */
export function ClosedCauseQueue({ reference, onMoved }: OpenedItem) {
  const site = useSite()
  const machine = useMemo(() => closedCauseConsoleWith(site, reference), [site, reference])
  return (
    <Queue machine={machine} onMoved={onMoved} words="support-causes:closed" referenceOf={({ id }) => `${id}`} keyOf={keyOf}>
      {(cause, acts) => <ClosedCauseCard cause={cause} {...acts} />}
    </Queue>
  )
}
