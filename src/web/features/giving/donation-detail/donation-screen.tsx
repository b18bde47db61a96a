import { css, cx } from '@linaria/core'
import { Link } from '@tanstack/react-router'
import { useMachine } from '@xstate/react'
import { useMemo } from 'react'
import { formatDay, formatDayAndTime, isDayOver } from '#contract/dates.ts'
import type { DonationMove, TransactionDetail } from '#contract/giving/donation.ts'
import { stageHasTag, stagesAhead } from '#machines/giving/donation/donation.machine.ts'
import { t } from '#web/i18n/i18n.ts'
import { formatMoney } from '#web/i18n/later-formats.ts'
import { sourceOf, stageLabel, stageSentence, toneOf } from '#web/shared/transactions/labels.ts'
import { donationDetailWith } from '#web/shared/transactions/transactions.implementations.ts'
import { useSite } from '#web/site/site.ts'
import { Button } from '#web/ui/button.tsx'
import { showState } from '#web/ui/by-state.ts'
import { CelebrateOnce } from '#web/ui/celebration.tsx'
import { Facts } from '#web/ui/facts.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { Problem } from '#web/ui/reading-parts.tsx'
import { Status } from '#web/ui/status.tsx'
import { card, row, skeletonLine, soft, stack, tightStack } from '#web/ui/styles.ts'
import { Timeline, type TimelineEntry } from '#web/ui/timeline.tsx'

const amount = css`
  font: 600 var(--size-3xl) / 1.05 var(--display); color: var(--accent); font-variant-numeric: tabular-nums;
`
const meter = css`inline-size: 100%; max-inline-size: 24rem; block-size: 12px; accent-color: var(--accent);`

/** What a move came to for the cause; what is declined comes to nothing, and says so by its name. */
function noteOf({ stage, amountPence, correctionPence }: DonationMove, isReturned: boolean): string | null {
  if (stage === 'declined') return null
  if (isReturned) return t('giving:detail.cameBackNote')
  const amount = formatMoney(amountPence)
  if (correctionPence === null) return t('giving:detail.moveAmount', { amount })
  return t('giving:detail.correctedNote', { difference: formatMoney(correctionPence), amount })
}

function Corrected({ transaction: { donationPence, correctionPence } }: { transaction: TransactionDetail }) {
  if (correctionPence === 0) return null
  const values = { amount: formatMoney(Math.abs(correctionPence)), net: formatMoney(donationPence + correctionPence) }
  return (
    <Panel tone={correctionPence < 0 ? 'negative' : 'waiting'}>
      <p>{t(correctionPence < 0 ? 'giving:detail.takenBack' : 'giving:detail.added', values)}</p>
    </Panel>
  )
}

function entriesOf(transaction: TransactionDetail, now: number): TimelineEntry[] {
  const moves = transaction.timeline.map((move, index): TimelineEntry => {
    // Nothing else makes what was paid ready again.
    const isReturned = move.stage === 'available' && transaction.timeline[index - 1]?.stage === 'paid'
    const title = isReturned ? t('giving:detail.cameBack') : stageLabel(move.stage)
    return {
      kind: isReturned || move.stage === 'declined' || (move.correctionPence ?? 0) < 0 ? 'declined' : 'done',
      title: move.correctionPence === null ? title : t('giving:detail.corrected'),
      when: `${formatDayAndTime(move.at)}, ${t(`giving:by.${move.by}`)}`,
      note: noteOf(move, isReturned),
    }
  })
  if (!transaction.nextBy) return moves
  const when = t(`giving:detail.${isDayOver(transaction.nextBy, now) ? 'late' : 'expectedBy'}`, {
    date: formatDay(transaction.nextBy),
  })
  const waiting = [transaction.stage, ...stagesAhead(transaction.stage)].filter((stage) => !stageHasTag(stage, 'paid'))
  const ahead = waiting.map(
    (stage, index): TimelineEntry => ({ kind: 'next', title: t(`giving:next.${stage}`), ...(index === 0 && { when }) }),
  )
  return [...moves, ...ahead]
}

function Detail({ transaction }: { transaction: TransactionDetail }) {
  const { bonus } = transaction
  const { browser } = useSite()
  const bought: [string, string][] = bonus
    ? [
        [t('giving:bonus.type'), t(`giving:bonus.${bonus.type}.name`)],
        [t('giving:bonus.reason'), t(`giving:bonus.${bonus.type}.reason`)],
        [t('giving:bonus.date'), formatDay(bonus.date)],
      ]
    : [
        [t('giving:detail.retailer'), transaction.retailerName],
        [t('giving:detail.purchased'), formatDay(transaction.purchasedAt)],
        [t('giving:detail.spent'), formatMoney(transaction.spentPence)],
      ]
  const type: [string, string][] = bonus ? [] : [[t('giving:detail.type'), t(`giving:purchaseType.${transaction.purchaseType}`)]]
  const rows: [string, string][] = [
    ...bought,
    [t('giving:detail.donation'), formatMoney(transaction.donationPence)],
    [t('giving:detail.cause'), transaction.causeName],
    ...type,
    [t('giving:detail.id'), transaction.id],
  ]
  const entries = entriesOf(transaction, browser.now())
  const isOnItsWay = entries.some(({ kind }) => kind === 'next')
  const paidAt = transaction.stage === 'paid' ? transaction.timeline.findLast((move) => move.stage === 'paid')?.at : undefined
  return (
    <>
      {paidAt && <CelebrateOnce at={paidAt} />}
      <div className={tightStack}>
        <p className={soft}>{t('giving:detail.for', { retailer: sourceOf(transaction), cause: transaction.causeName })}</p>
        <h1 className={amount} tabIndex={-1}>
          {formatMoney(transaction.donationPence)}
        </h1>
        <p>
          <Status tone={toneOf(transaction.stage)}>{stageLabel(transaction.stage)}</Status>
        </p>
        <p>
          {bonus && transaction.stage === 'tracked'
            ? t(bonus.type === 'spin' ? 'giving:bonus.spinWaiting' : 'giving:bonus.waiting')
            : stageSentence(transaction.stage)}
        </p>
      </div>
      <WhyNotPaid transaction={transaction} />
      <Corrected transaction={transaction} />
      {transaction.declineReason && (
        <Panel tone="negative">
          <p>
            <b>{t('giving:detail.why')}</b> {t(`giving:declined.${transaction.declineReason}`)}
          </p>
        </Panel>
      )}
      <section className={cx(card, stack)} aria-labelledby="timeline">
        <h2 id="timeline">{t(isOnItsWay ? 'giving:detail.timelineAhead' : 'giving:detail.timeline')}</h2>
        <Timeline entries={entries} />
      </section>
      <section className={stack} aria-labelledby="facts">
        <h2 id="facts">{t('giving:detail.facts')}</h2>
        <Facts rows={rows} />
      </section>
    </>
  )
}

/** The answer for the stage that the donation is in; nothing for one that is paid or declined. */
function whyNotPaid({ stage, nextBy, outlook, causeName }: TransactionDetail, now: number): string | null {
  if (stage === 'paid' || stage === 'declined') return null
  if (stage === 'inPaymentRun') return t('giving:why.inPaymentRun')
  if (!outlook) {
    if (stage === 'available' || !nextBy) return null
    return t(isDayOver(nextBy, now) ? `giving:why.late.${stage}` : `giving:why.${stage}`, { day: formatDay(nextBy) })
  }
  const { readyPence, minimumPence, hasBankDetails, nextPaymentOn } = outlook
  const answer = readyPence < minimumPence ? 'underMinimum' : hasBankDetails ? 'enough' : 'noBankDetails'
  return t(`giving:why.${answer}`, {
    ready: formatMoney(readyPence),
    minimum: formatMoney(minimumPence),
    cause: causeName,
    day: formatDay(nextPaymentOn),
  })
}

function WhyNotPaid({ transaction }: { transaction: TransactionDetail }) {
  const { browser } = useSite()
  const answer = whyNotPaid(transaction, browser.now())
  const { outlook } = transaction
  if (!answer) return null
  const ready = outlook && Math.min(outlook.readyPence, outlook.minimumPence)
  return (
    <section className={tightStack} aria-labelledby="why">
      <h2 id="why">{t('giving:why.title')}</h2>
      <p>{answer}</p>
      {outlook && (
        <meter
          className={meter}
          min={0}
          max={outlook.minimumPence}
          value={ready ?? 0}
          aria-label={t('giving:why.progress', {
            ready: formatMoney(ready ?? 0),
            minimum: formatMoney(outlook.minimumPence),
          })}
        />
      )}
    </section>
  )
}

/** R-084, F-108, U-056 */
export function DonationScreen({ id }: { id: string }) {
  const site = useSite()
  const machine = useMemo(() => donationDetailWith(site), [site])
  const [state, send] = useMachine(machine, { input: { id } })
  const { transaction } = state.context
  return (
    <div className={stack}>
      <p>
        <Link to="/account/donations">{t('giving:detail.back')}</Link>
      </p>
      {state.hasTag('busy') && (
        <div role="status" className={stack}>
          <h1 tabIndex={-1}>{t('giving:detail.title')}</h1>
          <p className={soft}>{t('common:loading')}</p>
          <div className={skeletonLine} />
          <div className={skeletonLine} />
        </div>
      )}
      {showState(state.value, {
        loading: null,
        shown: () =>
          transaction && (
            <>
              <Detail transaction={transaction} />
              <div className={row}>
                <Button kind="secondary" onClick={() => send({ type: 'detail.refreshed' })}>
                  {t('giving:detail.refresh')}
                </Button>
                {!transaction.bonus && (
                  <Link to="/enquiry/donation-query/$transactionId" params={{ transactionId: id }}>
                    {t('giving:detail.ask')}
                  </Link>
                )}
              </div>
            </>
          ),
        unknown: () => (
          <>
            <h1 tabIndex={-1}>{t('giving:detail.unknownTitle')}</h1>
            <p>{t('giving:detail.unknown')}</p>
            <div>
              <Button kind="secondary" onClick={() => send({ type: 'detail.refreshed' })}>
                {t('common:tryAgain')}
              </Button>
            </div>
          </>
        ),
        failed: () => (
          <>
            <h1 tabIndex={-1}>{t('giving:detail.title')}</h1>
            <Problem words={t('giving:detail.failed')} onRetry={() => send({ type: 'detail.refreshed' })} />
          </>
        ),
      })}
    </div>
  )
}
