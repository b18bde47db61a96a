import { css, cx } from '@linaria/core'
import { Link } from '@tanstack/react-router'
import { useMachine } from '@xstate/react'
import { type ReactNode, useMemo } from 'react'
import { isDayOver } from '#contract/dates.ts'
import type { ClaimCard } from '#contract/giving/claim.ts'
import { t } from '#web/i18n/i18n.ts'
import { formatMoney } from '#web/i18n/later-formats.ts'
import { formatNearDay, formatShortDay } from '#web/shared/transactions/short-day.ts'
import { Marked } from '#web/shared/transactions/source-mark.tsx'
import { useSite } from '#web/site/site.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { showState } from '#web/ui/by-state.ts'
import { Empty } from '#web/ui/empty.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { Problem } from '#web/ui/reading-parts.tsx'
import { Status } from '#web/ui/status.tsx'
import { skeletonLine, soft, stack, visuallyHidden } from '#web/ui/styles.ts'
import { helpFor, useWhy } from '#web/ui/why.ts'
import { ClaimHelp } from '../claim-help.tsx'
import { claimTone } from '../claim-labels.ts'
import { claimsListWith } from './claims-list.implementations.ts'

// One below the other as the donations are, so that what is said of each stands at one edge.
const list = css`
  display: grid; grid-template-columns: minmax(0, 1fr); border-block-start: 1px solid var(--line-soft);
  & > li { display: grid; grid-template-columns: minmax(0, 1fr) max-content; gap: var(--s2) var(--s4); padding-block: var(--s3); border-block-end: 1px solid var(--line-soft); }
  & > li > div { display: grid; gap: 2px; justify-items: start; align-content: start; grid-area: 2 / 1 / auto / -1; }
  & small { font-size: var(--size-s); color: var(--ink-soft); }
  & > li > p { text-align: end; font-variant-numeric: tabular-nums; white-space: nowrap; line-height: 1.35; }
  & > li > p > b { font-weight: 650; }
  /* Below each other: whose and how much, what it is about, where it stands, and what comes next. */
  @media (max-width: 767px) {
    & > li { position: relative; gap: 2px var(--s3); padding-inline-start: calc(2rem + var(--s2)); }
    & > li > span, & > li > span > span:not([data-face]) { display: contents; }
    & [data-face] { position: absolute; inset: var(--s3) auto auto 0; }
    & > li > span a { grid-area: 1 / 1; }
    & > li > p { grid-area: 1 / 2; }
    & > li > span small { grid-column: 1 / -1; }
    & > li > div { grid-area: auto / 1 / auto / -1; padding-block-start: var(--s1); }
  }
  @media (min-width: 768px) {
    & > li { grid-template-columns: minmax(0, 5fr) minmax(0, 7fr) 7.5rem; gap: var(--s5); }
    & > li > span { align-items: start; }
    & > li > p { white-space: normal; }
    & > li > p > small + b { display: block; }
    & > li > div { grid-area: 1 / 2; }
    & > li > p { grid-column: 3; }
  }
`
const top = css`display: flex; flex-wrap: wrap; gap: var(--s4); justify-content: space-between; align-items: end; & > :first-child { flex: 1 1 20rem; }`
// As the list of donations says it.
const note = css`color: var(--ink-soft); font-size: var(--size-s);`
const named = css`
  display: grid; gap: 2px; justify-items: start;
  & > a { font-weight: 600; overflow-wrap: anywhere; }
`
const group = css`
  display: grid; gap: var(--s3); grid-template-columns: minmax(0, 1fr);
  & + & { margin-block-start: var(--s4); }
  & > h2 { font-size: var(--size-l); }
`
// As long as it may be, the claim itself shows all of it.
const quoted = css`
  display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 2; overflow: hidden; overflow-wrap: anywhere;
`

/** What happens next, and by when. */
function nextOf({ heldUntil, answerBy, decisionBy }: ClaimCard, now: number): string | null {
  const next = (due: string, late: 'answerLate' | 'decisionLate', inTime: 'answerBy' | 'decisionBy') =>
    t(`giving-claims:detail.${isDayOver(due, now) ? late : inTime}`, { day: formatNearDay(due, now) })
  if (heldUntil) return t('giving-claims:detail.heldUntil', { day: formatNearDay(heldUntil, now) })
  if (answerBy) return next(answerBy, 'answerLate', 'answerBy')
  return decisionBy ? next(decisionBy, 'decisionLate', 'decisionBy') : null
}

/** What came of it: a donation, or the reason why not and what can be done about that. */
function Outcome({ claim: { id, raisedPence, transactionId, reply, mayAppeal } }: { claim: ClaimCard }) {
  if (raisedPence !== null && transactionId)
    return (
      <p className={note}>
        <Link to="/account/donations/$transactionId" params={{ transactionId }}>
          {t('giving-claims:list.raised')}
        </Link>
      </p>
    )
  return (
    <>
      {reply && <p className={cx(note, quoted)}>{reply}</p>}
      {mayAppeal && (
        <p className={note}>
          <Link to="/account/claims/$claimId" params={{ claimId: id }}>
            {t('giving-claims:list.appeal')}
          </Link>
        </p>
      )}
    </>
  )
}

/** What it raised, may raise, or that it’s nothing; a question that was answered changes a donation, which says itself how much it is. */
function amountOf({ isOpen, type, stage, raisedPence, expectedPence }: ClaimCard): ReactNode {
  if (raisedPence !== null) return <b>{formatMoney(raisedPence)}</b>
  if (isOpen && expectedPence !== null)
    return (
      <>
        <small>{t('giving-claims:list.worth')}</small> <b>{formatMoney(expectedPence)}</b>
      </>
    )
  if (isOpen) return <small>{t(`giving-claims:list.${type === 'donationQuery' ? 'inDonation' : 'unknown'}`)}</small>
  return claimTone(stage) === 'negative' && <small>{t('giving-claims:list.nothing')}</small>
}

function ClaimLine({ claim, now }: { claim: ClaimCard; now: number }) {
  const coming = nextOf(claim, now)
  const { id, stage, type } = claim
  const amount = amountOf(claim)
  return (
    <li>
      <Marked transaction={{ ...claim, bonus: null }}>
        <span className={named}>
          <Link to="/account/claims/$claimId" params={{ claimId: id }} viewTransition>
            {claim.retailerName}
          </Link>
          <small>{t(`giving-claims:type.${type}`)}</small>
          <small>{t('giving-claims:list.filed', { day: formatShortDay(claim.filedAt) })}</small>
        </span>
      </Marked>
      <div>
        <Status tone={claimTone(stage)}>{t(`giving-claims:stage.${stage}.label`)}</Status>
        {coming && <p className={note}>{coming}</p>}
        <Outcome claim={claim} />
      </div>
      {amount && <p>{amount}</p>}
    </li>
  )
}

/** open or closed is derived, never stored. */
function Claims({ kind, claims, now }: { kind: 'open' | 'closed'; claims: readonly ClaimCard[]; now: number }) {
  if (claims.length === 0) return null
  return (
    <section className={group}>
      <h2>{t(`giving-claims:list.${kind}`)}</h2>
      <ul className={list}>
        {claims.map((claim) => (
          <ClaimLine key={claim.id} claim={claim} now={now} />
        ))}
      </ul>
    </section>
  )
}

/** R-085, F-109, E-050 */
export function ClaimsScreen() {
  const site = useSite()
  const machine = useMemo(() => claimsListWith(site), [site])
  const [state, send, actor] = useMachine(machine)
  const why = useWhy(actor)
  const { claims, hasMore } = state.context
  const isListed = state.hasTag('listed')
  return (
    <div className={stack}>
      <div className={top}>
        <PageHeading intro={t('giving-claims:list.intro')}>{t('giving-claims:list.title')}</PageHeading>
        <ButtonLink to="/enquiry/missing-donation/new">{t('giving-claims:list.new')}</ButtonLink>
      </div>
      <div role="status" aria-busy={state.hasTag('busy')} className={stack}>
        {showState(state.value, {
          loading: () => (
            <>
              <p className={soft}>{t('common:loading')}</p>
              {['a', 'b', 'c'].map((line) => (
                <div key={line} className={skeletonLine} />
              ))}
            </>
          ),
          shown: null,
          loadingMore: null,
          moreFailed: null,
          empty: () => (
            <Empty scene="no-claims">
              <p>{t('giving-claims:list.empty')}</p>
            </Empty>
          ),
          failed: null,
        })}
        {isListed && <p className={visuallyHidden}>{t('giving-claims:list.listed', { count: claims.length })}</p>}
      </div>
      {state.matches('failed') && (
        <Problem words={t('giving-claims:list.failed')} help={helpFor(why)} onRetry={() => send({ type: 'list.refreshed' })} />
      )}
      {isListed && (
        <>
          <Claims kind="open" claims={claims.filter(({ isOpen }) => isOpen)} now={site.browser.now()} />
          <Claims kind="closed" claims={claims.filter(({ isOpen }) => !isOpen)} now={site.browser.now()} />
        </>
      )}
      {state.matches('moreFailed') && <Problem words={t('giving-claims:list.moreFailed')} help={helpFor(why)} />}
      {isListed && hasMore && (
        <div>
          <Button kind="secondary" isBusy={state.matches('loadingMore')} onClick={() => send({ type: 'more.asked' })}>
            {t('giving-claims:list.more')}
          </Button>
        </div>
      )}
      {/* What comes later than the frame would move it. */}
      {!state.matches('loading') && <ClaimHelp />}
    </div>
  )
}
