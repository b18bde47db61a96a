import { css, cx } from '@linaria/core'
import { Link } from '@tanstack/react-router'
import { useMachine } from '@xstate/react'
import { useMemo } from 'react'
import type { ClaimCard } from '#contract/giving/claim.ts'
import { formatNearDay } from '#web/i18n/dates.ts'
import { t } from '#web/i18n/i18n.ts'
import { formatMoney } from '#web/i18n/later-formats.ts'
import { Marked } from '#web/shared/transactions/source-mark.tsx'
import { useSite } from '#web/site/site.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { showState } from '#web/ui/by-state.ts'
import { Empty } from '#web/ui/empty.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { Problem } from '#web/ui/reading-parts.tsx'
import { skeletonLine, soft, stack, visuallyHidden } from '#web/ui/styles.ts'
import { helpFor, useWhy } from '#web/ui/why.ts'
import { ClaimHelp } from '../claim-help.tsx'
import { ClaimStatus } from '../claim-status.tsx'
import { byDue, nextOf } from './by-due.ts'
import { amountOf, note, Outcome } from './claim-outcome.tsx'
import { ClaimSteps } from './claim-steps.tsx'
import { claimsListWith } from './claims-list.implementations.ts'

// As the list of donations is: what is said of each claim stands at one edge.
const table = css`
  inline-size: 100%;
  & th, & td { text-align: start; padding: var(--s3) var(--s4) var(--s3) 0; border-block-end: 1px solid var(--line-soft); vertical-align: top; }
  & thead th { font-size: var(--size-s); color: var(--ink-soft); font-weight: 600; }
  & td > span { align-items: start; }
  & td > div { display: grid; gap: 2px; justify-items: start; }
  & small { font-size: var(--size-s); color: var(--ink-soft); }
  & .money { text-align: end; padding-inline-end: 0; font-variant-numeric: tabular-nums; white-space: nowrap; }
  & .money b { font-weight: 650; }
  & .money small { white-space: normal; }
  & .money span > small { display: block; }
  /* What is over steps back behind what is still open. */
  &[data-kind='closed'] { color: var(--ink-soft); & td a { font-weight: 500; } & .money b { font-weight: 600; color: var(--ink); } }
  @media (min-width: 768px) {
    table-layout: fixed;
    & col:first-child { inline-size: 42%; }
    & col:last-child { inline-size: 9.5rem; }
  }
  /* Whose it is and where it stands in one line, below it what was reported and when, and below that what comes next and how much. */
  @media (max-width: 767px) {
    display: block; border-block-start: 1px solid var(--line-soft);
    & thead { position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%); }
    & tbody { display: block; }
    & tr { display: grid; grid-template-columns: 2rem minmax(0, 1fr) fit-content(45%); gap: 2px var(--s2); padding-block: var(--s3); border-block-end: 1px solid var(--line-soft); }
    & td { border: 0; padding: 0; }
    & td:not(:last-child), & td:not(:last-child) > *, & td:first-child > * > :last-child { display: contents; }
    & [data-face] { grid-area: 1 / 1 / span 2; }
    & td:first-child a { grid-area: 1 / 2; justify-self: start; align-self: center; }
    & td:first-child small { grid-area: 2 / 2 / auto / -1; }
    & td:nth-child(2) > div > * { grid-column: 2; margin-block-start: var(--s1); }
    & td:nth-child(2) > div > :first-child { grid-area: 1 / 3; justify-self: end; align-self: start; margin: 0; }
    & td:nth-child(2) > div > [role='img'] { grid-column-end: -1; }
    & td:last-child { grid-area: 3 / 3; margin-block-start: var(--s1); }
    & tr:has([role='img']) > :last-child { grid-row: 4; }
  }
`
const top = css`display: flex; flex-wrap: wrap; gap: var(--s4); justify-content: space-between; align-items: center; & > :first-child { flex: 1 1 12rem; }`
const named = css`
  display: grid; gap: 2px; justify-items: start;
  & > a { font-weight: 600; overflow-wrap: anywhere; }
`
const sum = css`text-wrap: balance;`
const group = css`
  display: grid; gap: var(--s2); grid-template-columns: minmax(0, 1fr);
  & + & { margin-block-start: var(--s4); gap: var(--s3); }
  & > h2 { font-size: var(--size-l); }
`

function ClaimLine({ claim, now }: { claim: ClaimCard; now: number }) {
  const coming = nextOf(claim, now)
  const { id, type } = claim
  return (
    <tr>
      <td>
        <Marked transaction={{ ...claim, bonus: null }}>
          <span className={named}>
            <Link to="/account/claims/$claimId" params={{ claimId: id }} viewTransition>
              {claim.retailerName}
            </Link>
            <small>
              {t('giving-claims:list.told', {
                type: t(`giving-claims:type.${type}`),
                day: formatNearDay(claim.filedAt, now),
              })}
            </small>
          </span>
        </Marked>
      </td>
      <td>
        <div>
          <ClaimStatus claim={claim} />
          {claim.isOpen && <ClaimSteps stage={claim.stage} />}
          {coming && <p className={note}>{coming}</p>}
          <Outcome claim={claim} />
        </div>
      </td>
      <td className="money">{amountOf(claim)}</td>
    </tr>
  )
}

interface ClaimsProps {
  kind: 'open' | 'closed'
  claims: readonly ClaimCard[]
  now: number
  /** What all of them may raise or have raised, also those that are still to come. */
  raises: number | null
  /** Whether older ones are still to come. */
  hasMore?: boolean
}

/** open or closed is derived, never stored. */
function Claims({ kind, claims, now, raises, hasMore = false }: ClaimsProps) {
  if (claims.length === 0) return null
  // The days on which they were reported seem to be in no order.
  const isOrdered = kind === 'open' && claims.length > 1
  const said = kind === 'open' ? 'atStake' : hasMore ? 'addedWithOlder' : 'added'
  return (
    <section className={group}>
      <h2 id={`claims-${kind}`}>{t(`giving-claims:list.${kind}`)}</h2>
      {(raises !== null || isOrdered) && (
        <p className={cx(soft, sum)}>
          {raises !== null && <span>{t(`giving-claims:list.${said}`, { amount: formatMoney(raises) })}</span>}{' '}
          {isOrdered && <span>{t('giving-claims:list.soonest')}</span>}
        </p>
      )}
      <table className={table} data-kind={kind} aria-labelledby={`claims-${kind}`}>
        <colgroup>
          <col />
          <col />
          <col />
        </colgroup>
        <thead>
          <tr>
            <th scope="col">{t('giving-claims:list.columns.what')}</th>
            <th scope="col">{t('giving-claims:list.columns.where')}</th>
            <th scope="col" className="money">
              {t('giving-claims:list.columns.amount')}
            </th>
          </tr>
        </thead>
        <tbody>
          {claims.map((claim) => (
            <ClaimLine key={claim.id} claim={claim} now={now} />
          ))}
        </tbody>
      </table>
    </section>
  )
}

/** R-085, F-109, E-050 */
export function ClaimsScreen() {
  const site = useSite()
  const machine = useMemo(() => claimsListWith(site), [site])
  const [state, send, actor] = useMachine(machine)
  const why = useWhy(actor)
  const { claims, hasMore, atStakePence, addedPence } = state.context
  const isListed = state.hasTag('listed')
  return (
    <div className={stack}>
      <div className={top}>
        <PageHeading>{t('giving-claims:list.title')}</PageHeading>
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
          <Claims
            kind="open"
            claims={claims.filter(({ isOpen }) => isOpen).toSorted(byDue)}
            now={site.browser.now()}
            raises={atStakePence}
          />
          <ClaimHelp />
          <Claims
            kind="closed"
            claims={claims.filter(({ isOpen }) => !isOpen)}
            now={site.browser.now()}
            raises={addedPence}
            hasMore={hasMore}
          />
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
      {!isListed && !state.matches('loading') && <ClaimHelp />}
    </div>
  )
}
