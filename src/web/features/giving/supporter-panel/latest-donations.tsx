import { css, cx } from '@linaria/core'
import { Link } from '@tanstack/react-router'
import type { Transaction } from '#contract/giving/donation.ts'
import { t } from '#web/i18n/i18n.ts'
import { formatMoney } from '#web/i18n/later-formats.ts'
import { sourceOf, stageNote, stageWord, toneOf } from '#web/shared/transactions/labels.ts'
import { formatShortDay } from '#web/shared/transactions/short-day.ts'
import { Marked } from '#web/shared/transactions/source-mark.tsx'
import { useSite } from '#web/site/site.ts'
import { Status } from '#web/ui/status.tsx'
import { card } from '#web/ui/styles.ts'

const box = css`
  display: flex; flex-direction: column; gap: var(--s5);
  & > p { margin-block-start: auto; padding-block-start: var(--s4); border-block-start: 1px solid var(--line-soft); }
`
const list = css`
  display: grid; list-style: none; padding: 0;
  & > li { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: var(--s1) var(--s3); align-items: center; padding-block: var(--s3); border-block-end: 1px solid var(--line-soft); }
  & > li:first-child { padding-block-start: 0; }
  & > li:last-child { border: 0; padding-block-end: 0; }
  & a { font-weight: 600; overflow-wrap: anywhere; }
  & small { display: block; font-size: var(--size-s); color: var(--ink-soft); }
  & > li > span:nth-child(2) { display: grid; gap: var(--s1); justify-items: end; }
  & b { font-variant-numeric: tabular-nums; }
`

// Below the name, beside the mark.
const standing = css`
  && { grid-column: 1 / -1; padding-inline-start: calc(2.5rem + var(--s3)); line-height: 1.35; }
  @media (max-width: 767px) { && { padding-inline-start: calc(2rem + var(--s2)); } }
`

/** the newest of a person’s donations, and what has become of each. */
export function LatestDonations({ donations }: { donations: readonly Transaction[] }) {
  const now = useSite().browser.now()
  return (
    <section className={cx(card, box)} aria-labelledby="latest-donations">
      <h2 id="latest-donations">{t('giving:panel.latest')}</h2>
      <ul className={list}>
        {donations.map((donation) => (
          <li key={donation.id}>
            <Marked transaction={donation}>
              <span>
                <Link to="/account/donations/$transactionId" params={{ transactionId: donation.id }} viewTransition>
                  {sourceOf(donation)}
                </Link>
                <small>{formatShortDay(donation.purchasedAt)}</small>
              </span>
            </Marked>
            <span>
              <b>
                {donation.stage === 'declined' ? (
                  <s>{formatMoney(donation.donationPence)}</s>
                ) : (
                  formatMoney(donation.donationPence)
                )}
              </b>
              <Status tone={toneOf(donation.stage)}>{stageWord(donation.stage)}</Status>
            </span>
            <small className={standing}>{stageNote(donation, now)}</small>
          </li>
        ))}
      </ul>
      <p>
        <Link to="/account/donations">{t('giving:panel.seeDonations')}</Link>
      </p>
    </section>
  )
}
