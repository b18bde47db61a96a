import { css, cx } from '@linaria/core'
import { Link } from '@tanstack/react-router'
import type { PaymentProof } from '#contract/content/statistics.ts'
import { formatDay } from '#contract/dates.ts'
import { formatMoney } from '#contract/money.ts'
import { t } from '#web/i18n/i18n.ts'
import { Icon } from '#web/ui/icons.tsx'
import { card, lead, stack } from '#web/ui/styles.ts'

const proof = css`
  display: grid; gap: var(--s5) var(--s7); align-items: start;
  @media (min-width: 1024px) { grid-template-columns: minmax(0, 1fr) minmax(0, 26rem); }
`
const payments = css`
  display: grid; padding-block: var(--s3);
  & > li { display: grid; grid-template-columns: auto minmax(0, 1fr); gap: var(--s3); align-items: center; padding-block: var(--s3); }
  & > li + li { border-block-start: 1px solid var(--line-soft); }
  & svg { color: var(--positive); }
  & b { font-variant-numeric: tabular-nums; }
`

/** real payments, each with its own page, under what the site promises. Nothing where none has been made yet. */
export function HomeProof({ proofs }: { proofs: readonly PaymentProof[] }) {
  return (
    <div className={proof}>
      <div className={stack}>
        <h2 id="trust">{t('shopping-home:trustTitle')}</h2>
        <p className={lead}>{t('shopping-home:trust')}</p>
        <p className={lead}>{t('shopping-home:cost')}</p>
      </div>
      {proofs.length > 0 && (
        <ul className={cx(card, payments)} aria-label={t('shopping-home:payments')}>
          {proofs.map(({ id, cause, pence, paidOn }) => (
            <li key={id}>
              <Icon name="tick" />
              <p>
                <Link to="/causes/$causeSlug/payments/$paymentId" params={{ causeSlug: cause.uri, paymentId: id }}>
                  {cause.name}
                </Link>{' '}
                {t('shopping-home:received', { amount: formatMoney(pence), day: formatDay(paidOn) })}
              </p>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
