import '../../i18n/support.words.ts'
import { css } from '@linaria/core'
import { useMachine } from '@xstate/react'
import { useMemo, useState } from 'react'
import { fromPromise } from 'xstate'
import { reviewedBy } from '../../../../machines/registration/admin-review/admin-review.machine.ts'
import {
  type MoveOutcome,
  reviewConsoleMachine,
} from '../../../../machines/registration/review-console/review-console.machine.ts'
import type { ReviewEvent, ReviewedRequest } from '../../../contract/entities/admin-review.ts'
import { ApiFailure } from '../../api/failure.ts'
import { t } from '../../i18n/i18n.ts'
import { Button } from '../../ui/button.tsx'
import { TextArea } from '../../ui/choices.tsx'
import { FormFrame } from '../../ui/form.tsx'
import { LoadingDots } from '../../ui/loading-dots.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'
import { Panel } from '../../ui/panel.tsx'
import { Status } from '../../ui/status.tsx'
import { card, row, soft, stack, tightStack } from '../../ui/styles.ts'
import { useRulesForm } from '../../ui/use-rules-form.ts'
import { type Site, useSite } from '../session/site.ts'

const evidence = css`white-space: pre-line; overflow-wrap: anywhere;`
const loadCalls = async () => (await import('../../../contract/calls/support.ts')).supportCalls
const loadReasonRules = async () => (await import('../../../contract/rules/support.ts')).refusalRules

function reviewConsoleWith({ api }: Pick<Site, 'api'>) {
  return reviewConsoleMachine.provide({
    actors: {
      readQueue: fromPromise(async () => (await api.ask((await loadCalls()).listAdminRequests)).details.requests),
      moveRequest: fromPromise(async ({ input: { move } }): Promise<MoveOutcome> => {
        if (!move) return 'tooLate'
        try {
          await api.ask((await loadCalls()).moveAdminRequest, { path: { reference: move.reference }, body: move.event })
          return 'moved'
        } catch (error) {
          if (error instanceof ApiFailure && (error.code === 'illegalMove' || error.status === 404)) return 'tooLate'
          throw error
        }
      }),
    },
  })
}

function RefusalForm({ onRefuse, onCancel }: { onRefuse(reason: string): void; onCancel(): void }) {
  const form = useRulesForm(loadReasonRules, { reason: '' })
  return (
    <FormFrame form={form} fields={['reason']} onSubmit={({ reason }) => onRefuse(reason)}>
      <TextArea registration={form.register('reason')} label={t('support:reason')} hint={t('support:reasonHint')} />
      <div className={row}>
        <Button type="submit">{t('support:refuseNow')}</Button>
        <Button kind="quiet" onClick={onCancel}>
          {t('support:keep')}
        </Button>
      </div>
    </FormFrame>
  )
}

interface RequestProps {
  request: ReviewedRequest
  isBusy: boolean
  onMove(event: ReviewEvent): void
}

/** Its controls are what its chart allows. */
function RequestCard({ request, isBusy, onMove }: RequestProps) {
  const [isRefusing, setIsRefusing] = useState(false)
  const may = (event: ReviewEvent) => reviewedBy(request.status, request.hasAccount, event) !== null
  const day = new Date(request.receivedAt).toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'Europe/London' })
  const canDecide = may({ type: 'request.refused', reason: 'any' })
  return (
    <li className={`${card} ${tightStack}`}>
      <div className={row}>
        <h2>{request.causeName}</h2>
        <Status tone="waiting">{t(`support:status.${request.status}`)}</Status>
      </div>
      <p className={soft}>{t('support:received', { reference: request.reference, day })}</p>
      <p>
        {request.email}
        <br />
        {request.phoneNumber}
      </p>
      {request.evidence && <p className={evidence}>{request.evidence}</p>}
      <p>
        <a href={`/causes/${request.causeUri}`} target="_blank" rel="noreferrer">
          {t('support:page')}
        </a>
      </p>
      {!request.hasAccount && canDecide && <p className={soft}>{t('support:noAccount')}</p>}
      {isRefusing && canDecide ? (
        <RefusalForm onRefuse={(reason) => onMove({ type: 'request.refused', reason })} onCancel={() => setIsRefusing(false)} />
      ) : (
        <div className={row}>
          {may({ type: 'review.taken' }) && (
            <Button isBusy={isBusy} onClick={() => onMove({ type: 'review.taken' })}>
              {t('support:take')}
            </Button>
          )}
          {may({ type: 'request.approved' }) && (
            <Button isBusy={isBusy} onClick={() => onMove({ type: 'request.approved' })}>
              {t('support:approve')}
            </Button>
          )}
          {canDecide && (
            <Button kind="secondary" isBusy={isBusy} onClick={() => setIsRefusing(true)}>
              {t('support:refuse')}
            </Button>
          )}
          {may({ type: 'review.returned' }) && (
            <Button kind="quiet" isBusy={isBusy} onClick={() => onMove({ type: 'review.returned' })}>
              {t('support:giveBack')}
            </Button>
          )}
        </div>
      )}
    </li>
  )
}

/** R-145, G-006 */
export function ReviewConsoleScreen() {
  const site = useSite()
  const machine = useMemo(() => reviewConsoleWith(site), [site])
  const [state, send] = useMachine(machine)
  const refresh = () => send({ type: 'queue.refreshed' })
  const isMoving = state.matches('moving')
  const problem = (['failed', 'tooLate', 'notMoved'] as const).find((value) => state.matches(value))
  return (
    <div className={stack}>
      <PageHeading intro={t('support:intro')}>{t('support:title')}</PageHeading>
      {problem && (
        <Panel tone={problem === 'tooLate' ? 'waiting' : 'negative'} isAlert>
          <p>{t(`support:${problem}`)}</p>
          <Button kind="secondary" onClick={refresh}>
            {t('support:readAgain')}
          </Button>
        </Panel>
      )}
      {state.matches('loading') && (
        <p role="status">
          {t('support:loading')} <LoadingDots />
        </p>
      )}
      {state.matches('empty') && <p>{t('support:empty')}</p>}
      {(state.matches('shown') || isMoving) && (
        <ul className={stack}>
          {state.context.requests.map((request) => (
            <RequestCard
              key={`${request.reference} ${request.status}`}
              request={request}
              isBusy={isMoving}
              onMove={(event) => send({ type: 'move.asked', move: { reference: request.reference, event } })}
            />
          ))}
        </ul>
      )}
      {(state.matches('shown') || state.matches('empty')) && (
        <div>
          <Button kind="quiet" onClick={refresh}>
            {t('support:readAgain')}
          </Button>
        </div>
      )}
    </div>
  )
}
