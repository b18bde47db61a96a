import { css, cx } from '@linaria/core'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { ClaimCard } from '#contract/giving/claim.ts'
import { t } from '#web/i18n/i18n.ts'
import { formatMoney } from '#web/i18n/later-formats.ts'
import { soft } from '#web/ui/styles.ts'
import { claimTone } from '../claim-labels.ts'

// As the list of donations says it.
export const note = css`color: var(--ink-soft); font-size: var(--size-s); text-wrap: pretty;`
// As long as it may be, the claim itself shows all of it.
const quoted = css`
  display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 2; overflow: hidden; overflow-wrap: anywhere; text-wrap: balance;
`

/** What came of it: a donation, or the reason why not. What can be done about that stands with the claim itself. */
export function Outcome({ claim: { raisedPence, transactionId, reply } }: { claim: ClaimCard }) {
  if (raisedPence !== null && transactionId)
    return (
      <p className={note}>
        <Link to="/account/donations/$transactionId" params={{ transactionId }}>
          {t('giving-claims:list.raised')}
        </Link>
      </p>
    )
  return reply && <p className={cx(note, quoted)}>{reply}</p>
}

/** What it raised or may raise, or what the donation that it asks about comes to. */
export function amountOf({ isOpen, type, stage, raisedPence, expectedPence, askedPence }: ClaimCard): ReactNode {
  const worth = (pence: number) => (
    <>
      <small>{t('giving-claims:list.worth')}</small> <b>{formatMoney(pence)}</b>
    </>
  )
  // What is recorded already isn't at stake.
  const recorded = (word: 'now' | 'still', pence: number) => (
    <span className={soft}>
      {formatMoney(pence)} <small>{t(`giving-claims:list.${word}`)}</small>
    </span>
  )
  if (raisedPence !== null) return <b>{formatMoney(raisedPence)}</b>
  if (type === 'donationQuery' && askedPence !== null)
    return recorded(isOpen || claimTone(stage) === 'positive' ? 'now' : 'still', askedPence)
  if (isOpen && type === 'missingDonation')
    return expectedPence === null ? <small>{t('giving-claims:list.unknown')}</small> : worth(expectedPence)
  return <small>{t('giving-claims:list.nothing')}</small>
}
