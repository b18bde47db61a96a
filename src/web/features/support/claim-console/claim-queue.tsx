import { css, cx } from '@linaria/core'
import { useContext, useMemo } from 'react'
import { fromPromise } from 'xstate'
import type { ClaimDecision, ReviewedClaim } from '#contract/giving/claim.ts'
import { startOfDay } from '#contract/london.ts'
import { claimMachine, transitionClaim } from '#machines/giving/claim/claim.machine.ts'
import { stageHasTag } from '#machines/giving/donation/donation.machine.ts'
import { claimConsoleMachine } from '#machines/support/claim-console/claim-console.machine.ts'
import { formatDay, formatShortDay } from '#web/i18n/dates.ts'
import { t } from '#web/i18n/i18n.ts'
import { formatMoney, formatRate } from '#web/i18n/later-formats.ts'
import { type Site, useSite } from '#web/site/site.ts'
import { Button } from '#web/ui/button.tsx'
import { Evidence } from '#web/ui/evidence.tsx'
import { Facts } from '#web/ui/facts.tsx'
import { Icon } from '#web/ui/icons.tsx'
import { Status } from '#web/ui/status.tsx'
import { card, row, soft, tightStack } from '#web/ui/styles.ts'
import { withBreaks } from '#web/ui/with-breaks.tsx'
import { DonationLink } from '../donation-link.tsx'
import { InPlace } from '../in-place.tsx'
import { OnItsChart } from '../on-its-chart.tsx'
import { Assignee, type CardActs, decisionActor, IsHeld, loadCalls, type OpenedItem, Queue } from '../queue.tsx'
import { readyAnswersFor } from '../ready-answers.tsx'
import { mailOfClaim } from '../support-queue/decision-mails.ts'
import { ReasonForm } from '../support-queue/reason-form.tsx'
import { ReturnToQueue } from '../support-queue/return-to-queue.tsx'

function claimConsoleWith({ api }: Pick<Site, 'api'>, reference: string) {
  return claimConsoleMachine.provide({
    actors: {
      readQueue: fromPromise(
        async () => (await api.ask((await loadCalls()).listOpenClaims, { query: { reference } })).details.claims,
      ),
      moveRequest: decisionActor(async (move) =>
        api.ask((await loadCalls()).decideClaim, { path: { reference: move.reference }, body: move.event }),
      ),
    },
  })
}

const stake = css`
  display: flex; flex-wrap: wrap; gap: 0 var(--s3); align-items: baseline; padding: var(--s3) var(--s4); border-radius: var(--radius); background: var(--accent-wash);
  & > span { font-size: var(--size-s); }
  & > :last-child { flex-basis: 100%; }
  & > b { font: 700 var(--size-xl) / 1.2 var(--text); font-variant-numeric: tabular-nums; }
  @media (forced-colors: active) { border: 1px solid; }
`

// What decides it stands right above what can be decided, and on a phone in sight with it.
const answer = css`
  display: grid; gap: 2px; padding: var(--s3) var(--s4); border-inline-start: 4px solid var(--accent); background: var(--surface-sunk);
  & > span { font-size: var(--size-s); color: var(--ink-soft); }
  & > b { font-size: var(--size-l); line-height: 1.3; }
  @media (max-width: 1023px) { padding: var(--s2) var(--s3); & > b { font-size: var(--size-m); } }
`

const history = css`
  display: grid; gap: var(--s1); font-size: var(--size-s);
  & > h4 { margin: 0; font: 650 var(--size-s) / 1.4 var(--text); letter-spacing: 0; }
  && li { display: grid; grid-template-columns: minmax(6rem, 1fr) minmax(0, 2fr); gap: var(--s3); padding-block: 4px; }
  & q { display: block; padding-inline-start: var(--s3); border-inline-start: 3px solid var(--line-soft); white-space: pre-line; overflow-wrap: anywhere; quotes: none; }
`

// Both ways to decide are as wide as each other: only what the shop said speaks for one of them.
const choices = css`&& { gap: var(--s3); } & > button { flex: 1 1 8rem; max-inline-size: 14rem; padding-inline: var(--s3); } &[data-against] > :first-child:not(:hover) { background: var(--negative-wash); border-color: var(--negative); color: var(--negative); }`

/** The donation that it is about: how much, at which shop, when. */
function Stake({ claim: { donation, expectedPence, rate, retailerName, spentPence, visitDate } }: { claim: ReviewedClaim }) {
  const pence = donation?.pence ?? expectedPence
  const day = donation?.purchasedAt ?? visitDate
  if (pence === null) return null
  return (
    <p className={stake}>
      <span>{t(donation ? 'support:stake.donation' : 'support:stake.missing')}</span>
      <b>{formatMoney(pence)}</b>
      {!donation && rate && spentPence !== null && (
        <span>{t(`support:stake.${rate.kind}`, { rate: formatRate(rate), spent: formatMoney(spentPence) })}</span>
      )}
      <span className={soft}>
        {day ? t('support:stake.shopAndDay', { shop: retailerName, day: formatDay(day) }) : retailerName}
      </span>
    </p>
  )
}

/** Of a missing purchase the shop may have said nothing yet. */
function shopSaid({ reported }: ReviewedClaim): string {
  if (!reported) return t('support:shopSays.nothing')
  const { stage, spentPence, declineReason } = reported
  if (stageHasTag(stage, 'declined'))
    return t('support:shopSays.declined', { why: t(`support:shopSays.why.${declineReason ?? 'notGiven'}`) })
  const said = stageHasTag(stage, 'confirmed') ? 'confirmed' : 'undecided'
  return t(`support:shopSays.${said}`, { spent: formatMoney(spentPence) })
}

/** What has become of their other claims; how often somebody was right says something of how to look at this one. */
function othersOf({ others }: ReviewedClaim): string {
  const kinds = (['open', 'accepted', 'declined'] as const).filter((kind) => others[kind] > 0)
  if (kinds.length === 0) return t('support:others.none')
  return kinds.map((kind) => t(`support:others.${kind}`, { count: others[kind] })).join(', ')
}

/** What has happened to it, and when; what was said with a decision, too. */
const History = ({ claim: { timeline, name } }: { claim: ReviewedClaim }) => (
  <section className={history} aria-label={t('giving-claims:detail.happened')}>
    <h4>{t('giving-claims:detail.happened')}</h4>
    <ol>
      {timeline.map(({ stage, at, by, note }) => (
        <li key={`${at} ${stage}`}>
          <span className={soft}>{formatShortDay(at)}</span>
          <span>
            {stage === 'inProgress' ? t('support:claims.pickedUp') : t(`giving-claims:stage.${stage}.label`)}{' '}
            <span className={soft}>{by === 'supporter' ? t('support:byName', { name }) : t(`giving-claims:by.${by}`)}</span>
            {by === 'support' && note !== null && <q>{note}</q>}
          </span>
        </li>
      ))}
    </ol>
  </section>
)

interface ClaimProps extends CardActs<ClaimDecision> {
  claim: ReviewedClaim
}

/** Its controls are what the claim's chart allows. */
function ClaimCard({ claim, isBusy, writing, onWrite, onCancel, onDecide, onMove }: ClaimProps) {
  const isHeld = useContext(IsHeld)
  const { order } = claim
  // The first, filled button is what the shop speaks for; the other one is as large, and in outline.
  const isAgainst = claim.reported === null || stageHasTag(claim.reported.stage, 'declined')
  const may = (type: ClaimDecision['type']) => transitionClaim(claim.stage, claim.appeals, { type, text: 'any' }) !== null
  const declining = may('claim.declined') && (
    <Button kind={isAgainst ? 'primary' : 'secondary'} isBusy={isBusy} onClick={() => onWrite('claim.declined')}>
      <Icon name="cross" />
      {t('support:decline')}
    </Button>
  )
  const answered = (
    <p className={answer}>
      <span>{t('support:shopSaid')}</span> <b>{shopSaid(claim)}</b>
    </p>
  )
  return (
    <li className={`${card} ${tightStack}`}>
      <div className={row}>
        <h3>{claim.retailerName}</h3>
        <Status tone="waiting">{t(`giving-claims:stage.${claim.stage}.label`)}</Status>
      </div>
      <p className={soft}>
        {t('support:claimReceived', {
          reference: claim.id,
          name: claim.name,
          type: t(`giving-claims:type.${claim.type}`),
          day: formatDay(claim.filedAt),
        })}
      </p>
      <Assignee
        back={
          isHeld &&
          writing === null &&
          !claim.isMine &&
          may('claim.returned') && <ReturnToQueue isBusy={isBusy} onReturn={() => onMove({ type: 'claim.returned' })} />
        }
      />
      <Stake claim={claim} />
      {claim.answerBy && <p>{t('giving-claims:detail.answerBy', { day: formatDay(claim.answerBy) })}</p>}
      <Facts
        rows={[
          [t('support:appeal'), claim.appeal],
          [t('support:note'), claim.comment],
          [t('support:from'), withBreaks(claim.email)],
          [t('support:others.title'), othersOf(claim)],
          [t('support:wrong'), claim.queryReason && t(`giving-claims:query.reason.${claim.queryReason}`)],
          [t('support:donation'), claim.transactionId && <DonationLink id={claim.transactionId} />],
          [t('support:visited'), claim.visitDate && formatDay(claim.visitDate)],
          [t('giving-claims:detail.order'), claim.orderReference],
          [t('support:spent'), claim.spentPence === null ? null : formatMoney(claim.spentPence)],
          [t('support:bought'), order.purchaseDate ? formatDay(startOfDay(order.purchaseDate)) : null],
          [t('support:prior'), order.priorShopping ? t(`giving-claims:missingDonation.${order.priorShopping}`) : null],
          [t('support:trip'), order.travelType ? t(`giving-claims:missingDonation.travel.${order.travelType}`) : null],
          [t('support:tripOn'), order.travelDate ? formatDay(startOfDay(order.travelDate)) : null],
          [
            t('support:insured'),
            order.insuranceType ? t(`giving-claims:missingDonation.insurance.${order.insuranceType}`) : null,
          ],
        ]}
      />
      <Evidence paths={claim.evidence} />
      <History claim={claim} />
      {claim.isMine && answered}
      <InPlace
        isBar
        isMine={claim.isMine}
        isOpen={writing !== null}
        form={
          (writing === 'claim.accepted' || writing === 'claim.declined') && (
            <>
              {answered}
              <ReasonForm
                label={t(writing === 'claim.accepted' ? 'support:whyAccepted' : 'support:whyDeclined')}
                answers={readyAnswersFor(writing === 'claim.accepted' ? 'claimAccepted' : 'claimDeclined', {
                  shop: claim.retailerName,
                })}
                mail={mailOfClaim(claim, writing)}
                send={t(writing === 'claim.accepted' ? 'support:acceptNow' : 'support:declineNow')}
                isBusy={isBusy}
                onSend={(text) => onDecide({ type: writing, text })}
                onCancel={onCancel}
              />
            </>
          )
        }
      >
        {answered}
        <div className={cx(row, choices)} data-against={(isAgainst && may('claim.declined')) || undefined}>
          {may('claim.taken') && (
            <Button isBusy={isBusy} onClick={() => onMove({ type: 'claim.taken' })}>
              {t('support:takeClaim')}
            </Button>
          )}
          {isAgainst && declining}
          {may('claim.accepted') && (
            <Button kind={isAgainst ? 'secondary' : 'primary'} isBusy={isBusy} onClick={() => onWrite('claim.accepted')}>
              <Icon name="tick" />
              {t('support:accept')}
            </Button>
          )}
          {!isAgainst && declining}
        </div>
      </InPlace>
      <OnItsChart of="claim" machine={claimMachine} now={claim.stage} been={claim.timeline.map(({ stage }) => stage)} />
    </li>
  )
}

const keyOf = (claim: ReviewedClaim) => `${claim.id} ${claim.stage}`

/** The queue of claims that nobody has decided. */
export function ClaimQueue({ reference, onMoved }: OpenedItem) {
  const site = useSite()
  const machine = useMemo(() => claimConsoleWith(site, reference), [site, reference])
  return (
    <Queue machine={machine} onMoved={onMoved} words="support:claims" referenceOf={({ id }) => id} keyOf={keyOf}>
      {(claim, acts) => <ClaimCard claim={claim} {...acts} />}
    </Queue>
  )
}
