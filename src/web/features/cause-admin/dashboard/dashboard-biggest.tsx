import { css, cx } from '@linaria/core'
import type { AdminStats } from '#contract/cause-admin/dashboard.ts'
import { t } from '#web/i18n/i18n.ts'
import { formatMoney } from '#web/i18n/later-formats.ts'
import { Monogram } from '#web/ui/monogram.tsx'
import { card, soft, stack } from '#web/ui/styles.ts'

const biggestList = css`
  display: grid; gap: var(--s3); list-style: none; padding: 0;
  & li { display: flex; gap: var(--s3); align-items: center; }
  & li > span:nth-child(2) { flex: 1; min-inline-size: 0; overflow-wrap: anywhere; }
  & img { inline-size: 2.5rem; block-size: 2.5rem; border-radius: 50%; object-fit: cover; }
  & b { font-variant-numeric: tabular-nums; }
`

/** D-025. Without their shops: who runs a cause isn’t told where somebody of a name has shopped. */
export function Biggest({ donations }: { donations: AdminStats['allTime']['donations']['causeBiggestDonations'] }) {
  return (
    <section className={cx(card, stack)} aria-labelledby="biggest-donations">
      <h2 id="biggest-donations">{t('cause-admin-dashboard:biggest.title')}</h2>
      {donations.length === 0 && <p className={soft}>{t('cause-admin-dashboard:biggest.none')}</p>}
      <ol className={biggestList}>
        {donations.map(({ amount, user }, index) => {
          const name = [user.firstName, user.lastName].filter(Boolean).join(' ') || t('cause-admin-dashboard:biggest.anonymous')
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: who stays anonymous has nothing else to be told by
            <li key={index}>
              {user.avatar ? <img src={user.avatar} alt="" /> : <Monogram name={name} isRound />}
              <span>{name}</span>
              <b>{formatMoney(amount)}</b>
            </li>
          )
        })}
      </ol>
    </section>
  )
}
