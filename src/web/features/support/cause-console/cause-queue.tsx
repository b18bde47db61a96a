import { css } from '@linaria/core'
import { useContext, useMemo } from 'react'
import { fromPromise } from 'xstate'
import type { CauseReviewDecision, ReviewedCause } from '#contract/causes/cause-review.ts'
import type { RegisteredCharity } from '#contract/registration/charity.ts'
import { transitionCauseReview } from '#machines/causes/cause-review/cause-review.machine.ts'
import { causeConsoleMachine } from '#machines/support/cause-console/cause-console.machine.ts'
import { formatDay } from '#web/i18n/dates.ts'
import { t } from '#web/i18n/i18n.ts'
import { formatMoney } from '#web/i18n/later-formats.ts'
import { type Site, useSite } from '#web/site/site.ts'
import { Button } from '#web/ui/button.tsx'
import { Facts } from '#web/ui/facts.tsx'
import { Status } from '#web/ui/status.tsx'
import { card, row, soft, tightStack } from '#web/ui/styles.ts'
import { InPlace } from '../in-place.tsx'
import { Assignee, type CardActs, decisionActor, IsHeld, loadCalls, type OpenedItem, Queue } from '../queue.tsx'
import { readyAnswersFor } from '../ready-answers.tsx'
import { mailOfReview } from '../support-queue/decision-mails.ts'
import { ReasonForm } from '../support-queue/reason-form.tsx'
import { ReturnToQueue } from '../support-queue/return-to-queue.tsx'

const said = css`
  display: grid; gap: var(--s2); list-style: none; padding: 0;
  & p { white-space: pre-line; overflow-wrap: anywhere; }
`
function causeConsoleWith({ api }: Pick<Site, 'api'>, reference: string) {
  return causeConsoleMachine.provide({
    actors: {
      readQueue: fromPromise(
        async () => (await api.ask((await loadCalls()).listCauseReviews, { query: { reference } })).details.causes,
      ),
      moveRequest: decisionActor(async (move) =>
        api.ask((await loadCalls()).decideCauseReview, { path: { id: Number(move.reference) }, body: move.event }),
      ),
    },
  })
}

const addressOf = (address: RegisteredCharity['address'] | null) =>
  address && [address.line1, address.line2, address.town, address.postcode].filter(Boolean).join('\n')

/** What there is to judge by. */
function EvidenceOf({ cause }: { cause: ReviewedCause }) {
  const { registerEntry, account } = cause
  const isMatched = registerEntry !== null && cause.findings.length === 0
  const texts = cause.moves.filter(({ text }) => text !== null)
  return (
    <>
      <p>
        {isMatched
          ? t('support-causes:matched')
          : cause.findings.map((finding) => t(`support-causes:finding.${finding}`)).join(' ')}
      </p>
      {cause.isReopened && <p>{t('support-causes:reopened')}</p>}
      <Facts
        rows={[
          [t('support-causes:number'), cause.charityNumber],
          [t('support-causes:register'), registerEntry && `${registerEntry.name}\n${addressOf(registerEntry.address)}`],
          [t('support-causes:contact'), cause.contact],
          [t('support-causes:address'), addressOf(cause.address)],
          [t('support-causes:website'), cause.website],
          [t('support-causes:links'), cause.socialLinks.join('\n')],
          [t('support-causes:phone'), cause.phoneNumber],
          [t('support-causes:people'), cause.people.map(({ name, email }) => `${name}, ${email}`).join('\n')],
          [t('support-causes:account'), account && t('support-causes:ending', account)],
          [t('support-causes:held'), formatMoney(cause.heldPence)],
        ]}
      />
      {texts.length > 0 && (
        <ul className={said}>
          {texts.map(({ at, by, text }) => (
            <li key={`${at} ${by}`}>
              <span className={soft}>{t(`support-causes:by.${by}`, { day: formatDay(at) })}</span>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

interface CardProps extends CardActs<CauseReviewDecision> {
  cause: ReviewedCause
}

const wordOf = { 'question.asked': 'ask', 'cause.confirmed': 'confirm', 'cause.refused': 'refuse' } as const
const answerTo = { 'question.asked': 'causeAsked', 'cause.confirmed': 'causeConfirmed', 'cause.refused': 'causeRefused' } as const
const withText = ['question.asked', 'cause.confirmed', 'cause.refused'] as const
const writtenOf = (type: CauseReviewDecision['type'] | null) => withText.find((one) => one === type) ?? null

/** Its controls are what the chart of its review allows. */
function CauseReviewCard({ cause, isBusy, onMove, ...reasons }: CardProps) {
  const isHeld = useContext(IsHeld)
  const writing = writtenOf(reasons.writing)
  const may = (type: CauseReviewDecision['type']) => transitionCauseReview(cause.stage, cause, { type, text: 'any' }) !== null
  return (
    <li className={`${card} ${tightStack}`}>
      <div className={row}>
        <h3>{cause.name}</h3>
        <Status tone="waiting">{t(`support-causes:stage.${cause.stage}`)}</Status>
      </div>
      <p className={soft}>
        {t('support-causes:registered', { kind: t(`support-causes:kind.${cause.kind}`), day: formatDay(cause.openedAt) })}
      </p>
      <Assignee
        back={
          isHeld &&
          writing === null &&
          !cause.isMine &&
          may('review.returned') && <ReturnToQueue isBusy={isBusy} onReturn={() => onMove({ type: 'review.returned' })} />
        }
      />
      <EvidenceOf cause={cause} />
      <p>
        <a href={`/causes/${cause.uri}`} target="_blank" rel="noreferrer">
          {t('support:page')}
        </a>
      </p>
      <InPlace
        isBar
        isMine={cause.isMine}
        isOpen={writing !== null}
        form={
          writing && (
            <ReasonForm
              label={t(`support-causes:write.${wordOf[writing]}`)}
              answers={readyAnswersFor(answerTo[writing], { cause: cause.name })}
              mail={mailOfReview(cause, writing)}
              send={t(`support-causes:send.${wordOf[writing]}`)}
              isBusy={isBusy}
              onSend={(text) => reasons.onDecide({ type: writing, text })}
              onCancel={reasons.onCancel}
            />
          )
        }
      >
        <div className={row}>
          {may('review.taken') && (
            <Button isBusy={isBusy} onClick={() => onMove({ type: 'review.taken' })}>
              {t('support-causes:take')}
            </Button>
          )}
          {withText.map(
            (type, index) =>
              may(type) && (
                <Button
                  key={type}
                  kind={index === 1 ? 'primary' : 'secondary'}
                  isBusy={isBusy}
                  onClick={() => reasons.onWrite(type)}
                >
                  {t(`support-causes:do.${wordOf[type]}`)}
                </Button>
              ),
          )}
        </div>
      </InPlace>
    </li>
  )
}

const keyOf = (cause: ReviewedCause) => `${cause.id} ${cause.stage}`

/** The queue of causes that somebody has to look at. */
export function CauseQueue({ reference, onMoved }: OpenedItem) {
  const site = useSite()
  const machine = useMemo(() => causeConsoleWith(site, reference), [site, reference])
  return (
    <Queue machine={machine} onMoved={onMoved} words="support-causes:queue" referenceOf={({ id }) => `${id}`} keyOf={keyOf}>
      {(cause, acts) => <CauseReviewCard cause={cause} {...acts} />}
    </Queue>
  )
}
