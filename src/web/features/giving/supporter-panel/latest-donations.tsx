import { css, cx } from '@linaria/core'
import { Link } from '@tanstack/react-router'
import type { Transaction } from '#contract/giving/donation.ts'
import { t } from '#web/i18n/i18n.ts'
import { formatMoney } from '#web/i18n/later-formats.ts'
import { sourceOf, stageNote, stageWord, toneOf } from '#web/shared/transactions/labels.ts'
import { formatShortDay } from '#web/shared/transactions/short-day.ts'
import { Marked } from '#web/shared/transactions/source-mark.tsx'
import { useSite } from '#web/site/site.ts'
import { Icon } from '#web/ui/icons.tsx'
import { Scene } from '#web/ui/scene.tsx'
import { Status } from '#web/ui/status.tsx'
import { card, soft } from '#web/ui/styles.ts'
import { rowLinks } from '../row-links.ts'

const box = css`
  display: flex; flex-direction: column; gap: var(--s3);
  & > p:last-child { margin-block-start: auto; padding-block-start: var(--s4); border-block-start: 1px solid var(--line-soft); }
`
const list = css`
  flex: 1; grid-auto-rows: 1fr;
  & > li { display: grid; }
  && > li > a { grid-template-columns: minmax(0, 1fr) auto auto; align-content: center; }
  & > li > a > b { font-variant-numeric: tabular-nums; }
`
// Below the name, beside the mark, as far as there is room.
const standing = css`
  display: flex; flex-wrap: wrap; gap: 2px var(--s2); align-items: center; grid-column: 1 / span 2; padding-inline-start: calc(2.5rem + var(--s3));
  @media (max-width: 767px) { & { padding-inline-start: calc(2rem + var(--s2)); } }
`
const none = css`
  display: grid; gap: var(--s4); justify-items: start; align-content: center; flex: 1;
  & > svg { inline-size: 9rem; justify-self: center; }
  & > p { text-wrap: pretty; }
`

function Line({ donation, now }: { donation: Transaction; now: number }) {
  const amount = formatMoney(donation.donationPence)
  return (
    <Link to="/account/donations/$transactionId" params={{ transactionId: donation.id }} viewTransition>
      <Marked transaction={donation}>
        <span>
          <b data-name>{sourceOf(donation)}</b>
          <small>{formatShortDay(donation.purchasedAt)}</small>
        </span>
      </Marked>
      <b>{donation.stage === 'declined' ? <s>{amount}</s> : amount}</b>
      <Icon name="forward" />
      <span className={standing}>
        <Status tone={toneOf(donation.stage)}>{stageWord(donation.stage)}</Status> <small>{stageNote(donation, now)}</small>
      </span>
    </Link>
  )
}

/** the newest of a person’s donations, and what has become of each; before the first, what will stand here. */
export function LatestDonations({ donations }: { donations: readonly Transaction[] }) {
  const now = useSite().browser.now()
  return (
    <section className={cx(card, box)} aria-labelledby="latest-donations">
      <h2 id="latest-donations">{t('giving:panel.latest')}</h2>
      {donations.length === 0 ? (
        <div className={none}>
          <Scene name="no-donations" />
          <p className={soft}>{t('giving:panel.latestEmpty')}</p>
        </div>
      ) : (
        <>
          <ul className={cx(rowLinks, list)}>
            {donations.map((donation) => (
              <li key={donation.id}>
                <Line donation={donation} now={now} />
              </li>
            ))}
          </ul>
          <p>
            <Link to="/account/donations">{t('giving:panel.seeDonations')}</Link>
          </p>
        </>
      )}
    </section>
  )
}
