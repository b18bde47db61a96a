import { css } from '@linaria/core'
import { Link } from '@tanstack/react-router'
import { useMachine } from '@xstate/react'
import { useMemo } from 'react'
import { formatDay, isDayOver } from '#contract/dates.ts'
import type { ClaimCard } from '#contract/giving/claim.ts'
import { t } from '#web/i18n/i18n.ts'
import { formatMoney, formatSum } from '#web/i18n/later-formats.ts'
import { useSite } from '#web/site/site.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { showState } from '#web/ui/by-state.ts'
import { Empty } from '#web/ui/empty.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { Problem } from '#web/ui/reading-parts.tsx'
import { Status } from '#web/ui/status.tsx'
import { card, figure, skeletonLine, soft, stack, tightStack, visuallyHidden } from '#web/ui/styles.ts'
import { ClaimHelp } from '../claim-help.tsx'
import { claimTone } from '../claim-labels.ts'
import { claimsListWith } from './claims-list.implementations.ts'

const list = css`
  display: grid; gap: var(--s3);
  & > li { display: grid; gap: var(--s2) var(--s4); justify-items: start; }
  & a { font-weight: 650; }
  @media (min-width: 768px) { & > li { grid-template-columns: minmax(0, 1fr) max-content 11rem; align-items: center; } & > li > span:last-child { grid-column: 3; } }
`

/** A day that no line breaks. */
const dayOf = (at: string) => formatDay(at).replaceAll(' ', '\u00a0')

/** What happens next, and by when; or what came of it, where that is known. */
function nextOf({ heldUntil, answerBy, decisionBy, raisedPence }: ClaimCard, now: number): string | null {
  const next = (due: string, late: 'answerLate' | 'decisionLate', inTime: 'answerBy' | 'decisionBy') =>
    t(`giving-claims:detail.${isDayOver(due, now) ? late : inTime}`, { day: dayOf(due) })
  if (heldUntil) return t('giving-claims:detail.heldUntil', { day: dayOf(heldUntil) })
  if (answerBy) return next(answerBy, 'answerLate', 'answerBy')
  if (decisionBy) return next(decisionBy, 'decisionLate', 'decisionBy')
  return raisedPence === null ? null : t('giving-claims:list.raised', { amount: formatSum(raisedPence) })
}

function ClaimLine({ claim, now }: { claim: ClaimCard; now: number }) {
  const next = nextOf(claim, now)
  return (
    <li className={card}>
      <div className={tightStack}>
        <Link to="/account/claims/$claimId" params={{ claimId: claim.id }}>
          {claim.retailerName}
        </Link>
        <span className={soft}>
          {t('giving-claims:list.filed', { type: t(`giving-claims:type.${claim.type}`), day: dayOf(claim.filedAt) })}
        </span>
        {next && <span>{next}</span>}
      </div>
      {claim.spentPence !== null && (
        <span className={figure}>{t('giving-claims:list.spent', { amount: formatMoney(claim.spentPence) })}</span>
      )}
      <span>
        <Status tone={claimTone(claim.stage)}>{t(`giving-claims:stage.${claim.stage}.label`)}</Status>
      </span>
    </li>
  )
}

/** R-085, F-109, E-050 */
export function ClaimsScreen() {
  const site = useSite()
  const machine = useMemo(() => claimsListWith(site), [site])
  const [state, send] = useMachine(machine)
  const { claims, hasMore } = state.context
  const isListed = state.hasTag('listed')
  return (
    <div className={stack}>
      <PageHeading intro={t('giving-claims:list.intro')}>{t('giving-claims:list.title')}</PageHeading>
      <div>
        <ButtonLink to="/enquiry/missing-donation/new" kind="secondary">
          {t('giving-claims:list.new')}
        </ButtonLink>
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
        <Problem words={t('giving-claims:list.failed')} onRetry={() => send({ type: 'list.refreshed' })} />
      )}
      {isListed && (
        <ul className={list}>
          {claims.map((claim) => (
            <ClaimLine key={claim.id} claim={claim} now={site.browser.now()} />
          ))}
        </ul>
      )}
      {state.matches('moreFailed') && <Problem words={t('giving-claims:list.moreFailed')} />}
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
