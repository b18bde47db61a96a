import { css, cx } from '@linaria/core'
import { Link } from '@tanstack/react-router'
import { useMachine } from '@xstate/react'
import { type ReactNode, useMemo } from 'react'
import type { TransactionDetail } from '#contract/giving/donation.ts'
import { stageHasTag } from '#machines/giving/donation/donation.machine.ts'
import { formatDay, formatTime } from '#web/i18n/dates.ts'
import { t } from '#web/i18n/i18n.ts'
import { formatMoney, formatRate } from '#web/i18n/later-formats.ts'
import { sourceOf, stageWord, toneOf } from '#web/shared/transactions/labels.ts'
import { Marked } from '#web/shared/transactions/source-mark.tsx'
import { donationDetailWith } from '#web/shared/transactions/transactions.implementations.ts'
import { useSite } from '#web/site/site.ts'
import { BackLink } from '#web/ui/back-link.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { showState } from '#web/ui/by-state.ts'
import { CelebrateOnce } from '#web/ui/celebration.tsx'
import { Facts } from '#web/ui/facts.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { Problem } from '#web/ui/reading-parts.tsx'
import { Status } from '#web/ui/status.tsx'
import { card, row, skeletonLine, soft, stack, tightStack } from '#web/ui/styles.ts'
import { Timeline } from '#web/ui/timeline.tsx'
import { helpFor, useWhy } from '#web/ui/why.ts'
import { entriesOf } from './donation-timeline.ts'
import { Standing } from './standing.tsx'

// The way to the cause is what one has come for; what is known of it besides stands back. What can be done comes last, and where there is room below the way.
const halves = css`
  display: grid; gap: var(--s5); grid-template-columns: minmax(0, 1fr); align-items: start;
  @media (min-width: 1024px) { grid-template: auto 1fr / minmax(0, 3fr) minmax(0, 2fr); & > :nth-child(2) { grid-area: 1 / 2 / span 2; } }
`
const facts = css`
  & dl > div { max-inline-size: none; }
  @media (min-width: 1024px) { & h2 { font-size: var(--size-l); } & dl > div { grid-template-columns: minmax(0, 1fr); gap: 0; } & dl { font-size: var(--size-s); } & dd { font-size: var(--size-m); } & dd > span > span { font-size: var(--size-s); } }
`
const amount = css`
  font: 700 var(--size-3xl) / 1.05 var(--text); color: var(--accent); font-variant-numeric: tabular-nums;
  & > s { color: var(--ink-soft); text-decoration-thickness: 2px; }
`
const top = css`
  display: flex; gap: var(--s4); align-items: center;
  & [data-face][data-face][data-face] { inline-size: 3.5rem; block-size: 3.5rem; }
  & > div { flex: 1; min-inline-size: 0; }
  & > div > div { display: flex; flex-wrap: wrap; gap: var(--s1) var(--s3); align-items: center; }
`

const checked = css`display: flex; flex-wrap: wrap; gap: var(--s1) var(--s3); align-items: center; color: var(--ink-soft); font-size: var(--size-s);`

function Corrected({ transaction: { donationPence, correctionPence } }: { transaction: TransactionDetail }) {
  if (correctionPence === 0) return null
  const values = { amount: formatMoney(Math.abs(correctionPence)), net: formatMoney(donationPence + correctionPence) }
  return (
    <Panel tone={correctionPence < 0 ? 'negative' : 'waiting'}>
      <p>{t(correctionPence < 0 ? 'giving:detail.takenBack' : 'giving:detail.added', values)}</p>
    </Panel>
  )
}

/** Pennies are never rounded up: it is no more than the shop pays. */
function sumOf({ terms, spentPence, donationPence }: TransactionDetail): string | null {
  if (!terms) return null
  const values = { rate: formatRate(terms), spent: formatMoney(spentPence), amount: formatMoney(donationPence) }
  if (terms.kind === 'fixed') return t('giving:detail.fixed', values)
  const isExact = (spentPence * terms.value) % 10_000 === 0
  return t(isExact ? 'giving:detail.percent' : 'giving:detail.percentRounded', values)
}

const PriceCounted = ({ children }: { children: ReactNode }) => (
  <span className={tightStack}>
    {children}
    <span className={soft}>{t('giving:detail.spentMeans')}</span>
  </span>
)

function factsOf(transaction: TransactionDetail): [string, ReactNode][] {
  const { bonus, retailerName, retailerSlug, terms, spentPence } = transaction
  const id: [string, ReactNode] = [t('giving:detail.id'), transaction.id]
  if (bonus)
    return [
      [t('giving:bonus.type'), t(`giving:bonus.${bonus.type}.name`)],
      [t('giving:bonus.reason'), t(`giving:bonus.${bonus.type}.reason`)],
      [t('giving:bonus.date'), formatDay(bonus.date)],
      id,
    ]
  return [
    [
      t('giving:detail.retailer'),
      <Link key="shop" to="/retailer/$retailerSlug" params={{ retailerSlug }}>
        {retailerName}
      </Link>,
    ],
    [t('giving:detail.purchased'), formatDay(transaction.purchasedAt)],
    // What is worked out from the price names it.
    [t('giving:detail.spent'), terms?.kind !== 'percent' && <PriceCounted key="spent">{formatMoney(spentPence)}</PriceCounted>],
    [
      t('giving:detail.sum'),
      terms?.kind === 'percent' ? <PriceCounted key="sum">{sumOf(transaction)}</PriceCounted> : sumOf(transaction),
    ],
    [t('giving:detail.type'), t(`giving:purchaseType.${transaction.purchaseType}`)],
    id,
  ]
}

function Detail({ transaction, children }: { transaction: TransactionDetail; children: ReactNode }) {
  const { browser } = useSite()
  const entries = entriesOf(transaction, browser.now())
  const isOnItsWay = entries.some(({ kind }) => kind === 'next')
  const paidAt = transaction.stage === 'paid' ? transaction.timeline.findLast((move) => move.stage === 'paid')?.at : undefined
  return (
    <>
      {paidAt && <CelebrateOnce at={paidAt} />}
      <div className={tightStack}>
        <div className={top}>
          <Marked transaction={transaction} />
          <div>
            <div>
              <h1 className={amount} tabIndex={-1}>
                {transaction.stage === 'declined' ? (
                  <s>{formatMoney(transaction.donationPence)}</s>
                ) : (
                  formatMoney(transaction.donationPence)
                )}
              </h1>
              <Status tone={toneOf(transaction.stage)}>{stageWord(transaction.stage)}</Status>
            </div>
            <p className={soft}>{t('giving:detail.for', { retailer: sourceOf(transaction), cause: transaction.causeName })}</p>
          </div>
        </div>
        {!isOnItsWay && <Standing transaction={transaction} />}
      </div>
      <Corrected transaction={transaction} />
      {transaction.declineReason && (
        <Panel tone="negative">
          <p>
            <b>{t('giving:detail.why')}</b> {t(`giving:declined.${transaction.declineReason}`)}
          </p>
        </Panel>
      )}
      <div className={halves}>
        <section className={cx(card, stack)} aria-labelledby="timeline">
          <h2 id="timeline">{t(isOnItsWay ? 'giving:detail.timelineAhead' : 'giving:detail.timeline')}</h2>
          <Timeline entries={entries} now={isOnItsWay && <Standing transaction={transaction} />} />
        </section>
        <section className={cx(card, tightStack, facts)} aria-labelledby="facts">
          <h2 id="facts">{t('giving:detail.facts')}</h2>
          <Facts rows={factsOf(transaction)} />
        </section>
        {children}
      </div>
    </>
  )
}

/** What is paid or declined is over: there’s nothing to look for again. */
const isWaiting = ({ stage }: TransactionDetail) => !stageHasTag(stage, 'paid') && !stageHasTag(stage, 'declined')

/** It is as it was then: who has left the page open for long looks again. */
function Checked({ onAgain }: { onAgain(): void }) {
  const { browser } = useSite()
  // It comes anew with each reading.
  const at = useMemo(() => new Date(browser.now()).toISOString(), [browser])
  return (
    <div className={checked}>
      <span>{t('giving:detail.checked', { time: formatTime(at) })}</span>
      <Button kind="quiet" onClick={onAgain}>
        {t('giving:detail.refresh')}
      </Button>
    </div>
  )
}

/** R-084, F-108, U-056 */
export function DonationScreen({ id }: { id: string }) {
  const site = useSite()
  const machine = useMemo(() => donationDetailWith(site), [site])
  const [state, send, actor] = useMachine(machine, { input: { id } })
  const why = useWhy(actor)
  const { transaction } = state.context
  return (
    <div className={stack}>
      <BackLink to="/account/donations">{t('giving:detail.back')}</BackLink>
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
            <Detail transaction={transaction}>
              <div className={row}>
                {!transaction.bonus && (
                  <ButtonLink kind="secondary" to="/enquiry/donation-query/$transactionId" params={{ transactionId: id }}>
                    {t('giving:detail.ask')}
                  </ButtonLink>
                )}
                {isWaiting(transaction) && <Checked onAgain={() => send({ type: 'detail.refreshed' })} />}
              </div>
            </Detail>
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
            <Problem words={t('giving:detail.failed')} help={helpFor(why)} onRetry={() => send({ type: 'detail.refreshed' })} />
          </>
        ),
      })}
    </div>
  )
}
