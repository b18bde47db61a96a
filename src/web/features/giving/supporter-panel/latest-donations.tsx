import { css, cx } from '@linaria/core'
import { Link } from '@tanstack/react-router'
import type { Transaction } from '#contract/giving/donation.ts'
import { formatNearDay } from '#web/i18n/dates.ts'
import { t } from '#web/i18n/i18n.ts'
import { formatMoney } from '#web/i18n/later-formats.ts'
import { sourceOf, stageNote, stageWord, toneOf } from '#web/shared/transactions/labels.ts'
import { Marked } from '#web/shared/transactions/source-mark.tsx'
import { useSite } from '#web/site/site.ts'
import { Scene } from '#web/ui/scene.tsx'
import { Status } from '#web/ui/status.tsx'
import { soft, titled } from '#web/ui/styles.ts'
import { rowLinks, rowSection } from '../row-links.ts'

const list = css`
  &&& [data-face] { inline-size: 2.5rem; block-size: 2.5rem; }
  && > li > a > :first-child { gap: var(--s3); }
  /* The sum stands on the line of its shop's name, and that on the line of the shop beside it: what hangs lower on one side makes its line no higher. */
  & > li > a { align-items: first baseline; align-content: center; @media (min-width: 768px) { min-block-size: 4.2rem; } }
  & [data-end] > :last-child { margin-block-end: -6px; }
  && > li > a > :first-child > :last-child { align-self: first baseline; }
  /* On a phone, when it was and what it waits for have a line each. */
  & i { font-style: normal; }
  @media (max-width: 479px) { & i { display: none; } & i + span { display: block; } }
  & [data-end] { display: grid; gap: 2px; justify-items: end; font-variant-numeric: tabular-nums; }
`
const none = css`
  display: grid; gap: var(--s4); align-content: center; justify-items: center; padding: var(--s5); border: 1px dashed var(--line); border-radius: var(--radius-card);
  & > svg { inline-size: 8rem; }
  & > p { max-inline-size: 24rem; text-align: center; text-wrap: balance; }
`

function Line({ donation, now }: { donation: Transaction; now: number }) {
  const amount = formatMoney(donation.donationPence)
  const note = stageNote(donation, now)
  return (
    <Link to="/account/donations/$transactionId" params={{ transactionId: donation.id }} viewTransition>
      <Marked transaction={donation}>
        <span>
          <b data-name>{sourceOf(donation)}</b>
          <small>
            {formatNearDay(donation.purchasedAt, now)}
            {note && (
              <>
                <i>{'\u00a0· '}</i>
                <span>{note}</span>
              </>
            )}
          </small>
        </span>
      </Marked>
      <span data-end>
        <b>{donation.stage === 'declined' ? <s>{amount}</s> : amount}</b>
        <Status tone={toneOf(donation.stage)}>{stageWord(donation.stage)}</Status>
      </span>
    </Link>
  )
}

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
          <Scene name="no-donations" />
          <p className={soft}>{t('giving:panel.latestEmpty')}</p>
        </div>
      ) : (
        <ul className={cx(rowLinks, list)}>
          {donations.map((donation) => (
            <li key={donation.id}>
              <Line donation={donation} now={now} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
