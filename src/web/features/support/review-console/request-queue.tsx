import { css } from '@linaria/core'
import { useContext, useMemo } from 'react'
import { fromPromise } from 'xstate'
import type { ReviewEvent, ReviewedRequest } from '#contract/support/admin-review.ts'
import { reviewedBy } from '#machines/support/admin-review/admin-review.machine.ts'
import { reviewConsoleMachine } from '#machines/support/review-console/review-console.machine.ts'
import { formatDay } from '#web/i18n/dates.ts'
import { t } from '#web/i18n/i18n.ts'
import { type Site, useSite } from '#web/site/site.ts'
import { Button } from '#web/ui/button.tsx'
import { Status } from '#web/ui/status.tsx'
import { card, row, soft, tightStack } from '#web/ui/styles.ts'
import { withBreaks } from '#web/ui/with-breaks.tsx'
import { InPlace } from '../in-place.tsx'
import { Assignee, type CardActs, decisionActor, IsHeld, loadCalls, type OpenedItem, Queue } from '../queue.tsx'
import { readyAnswersFor } from '../ready-answers.tsx'
import { mailOfRefusal } from '../support-queue/decision-mails.ts'
import { ReasonForm } from '../support-queue/reason-form.tsx'
import { ReturnToQueue } from '../support-queue/return-to-queue.tsx'

const evidence = css`white-space: pre-line; overflow-wrap: anywhere;`
function reviewConsoleWith({ api }: Pick<Site, 'api'>, reference: string) {
  return reviewConsoleMachine.provide({
    actors: {
      readQueue: fromPromise(
        async () => (await api.ask((await loadCalls()).listAdminRequests, { query: { reference } })).details.requests,
      ),
      moveRequest: decisionActor(async (move) =>
        api.ask((await loadCalls()).moveAdminRequest, { path: { reference: move.reference }, body: move.event }),
      ),
    },
  })
}

interface RequestProps extends CardActs<ReviewEvent> {
  request: ReviewedRequest
}

/** Its controls are what its chart allows. */
function RequestCard({ request, isBusy, writing, onWrite, onCancel, onDecide, onMove }: RequestProps) {
  const isHeld = useContext(IsHeld)
  const may = (event: ReviewEvent) => reviewedBy(request.status, request.hasAccount, event) !== null
  const day = formatDay(request.receivedAt)
  const canDecide = may({ type: 'request.refused', reason: 'any' })
  return (
    <li className={`${card} ${tightStack}`}>
      <div className={row}>
        <h3>{request.causeName}</h3>
        <Status tone="waiting">{t(`support:status.${request.status}`)}</Status>
      </div>
      <p className={soft}>{t('support:received', { reference: request.reference, day })}</p>
      <Assignee
        back={
          isHeld &&
          writing === null &&
          !request.isMine &&
          may({ type: 'review.returned' }) && (
            <ReturnToQueue isBusy={isBusy} onReturn={() => onMove({ type: 'review.returned' })} />
          )
        }
      />
      <p>
        {withBreaks(request.email)}
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
      <InPlace
        isBar
        isMine={request.isMine}
        isOpen={writing !== null}
        form={
          <ReasonForm
            label={t('support:reason')}
            answers={readyAnswersFor('requestRefused', { cause: request.causeName })}
            mail={mailOfRefusal(request)}
            send={t('support:refuseNow')}
            isBusy={isBusy}
            onSend={(reason) => onDecide({ type: 'request.refused', reason })}
            onCancel={onCancel}
          />
        }
      >
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
            <Button kind="secondary" isBusy={isBusy} onClick={() => onWrite('request.refused')}>
              {t('support:refuse')}
            </Button>
          )}
        </div>
      </InPlace>
    </li>
  )
}

const keyOf = (request: ReviewedRequest) => `${request.reference} ${request.status}`

/** The queue of people who ask to run a cause. */
export function RequestQueue({ reference, onMoved }: OpenedItem) {
  const site = useSite()
  const machine = useMemo(() => reviewConsoleWith(site, reference), [site, reference])
  return (
    <Queue machine={machine} onMoved={onMoved} words="support:requests" referenceOf={({ reference }) => reference} keyOf={keyOf}>
      {(request, acts) => <RequestCard request={request} {...acts} />}
    </Queue>
  )
}
