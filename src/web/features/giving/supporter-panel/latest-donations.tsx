import { css, cx } from '@linaria/core'
import { Link } from '@tanstack/react-router'
import type { Transaction } from '#contract/giving/donation.ts'
import { t } from '#web/i18n/i18n.ts'
import { DonationLine, donationLines } from '#web/shared/transactions/donation-line.tsx'
import { stageNote } from '#web/shared/transactions/labels.ts'
import { useSite } from '#web/site/site.ts'
import { rowLinks, rowSection } from '#web/ui/row-links.ts'
import { soft, titled } from '#web/ui/styles.ts'

// As high as the shops’ lines beside them.
const list = css`@media (min-width: 768px) { & > li > a { min-block-size: 4.2rem; } }`
const none = css`
  display: grid; gap: var(--s4); align-content: center; justify-items: center; padding: var(--s5); border: 1px dashed var(--line); border-radius: var(--radius-card);
  & > p { max-inline-size: 24rem; text-align: center; text-wrap: balance; }
`

/** the newest of a person’s donations, and what has become of each; before the first, what will stand here. */
export function LatestDonations({ donations }: { donations: readonly Transaction[] }) {
  const now = useSite().browser.now()
  return (
    <section className={rowSection} aria-labelledby="latest-donations">
      <div className={titled}>
        <h2 id="latest-donations">{t('giving:panel.latest')}</h2>
        {donations.length > 0 && <Link to="/account/donations">{t('giving:panel.seeDonations')}</Link>}
      </div>
      {donations.length === 0 ? (
        <div className={none}>
          <p className={soft}>{t('giving:panel.latestEmpty')}</p>
        </div>
      ) : (
        <ul className={cx(rowLinks, donationLines, list)}>
          {donations.map((donation) => (
            <li key={donation.id}>
              <Link to="/account/donations/$transactionId" params={{ transactionId: donation.id }} viewTransition>
                <DonationLine donation={donation} now={now} note={stageNote(donation, now)} />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
