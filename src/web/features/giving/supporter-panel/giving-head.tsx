import { css } from '@linaria/core'
import type { CauseCard, PaysFor } from '#contract/causes/cause.ts'
import { t } from '#web/i18n/i18n.ts'
import { formatMoney } from '#web/i18n/later-formats.ts'
import { Enough } from '#web/shared/transactions/enough.tsx'
import { Face } from '#web/ui/face.tsx'

const head = css`
  display: grid; gap: var(--s3); grid-template-columns: minmax(0, 1fr);
  & h2 { display: grid; gap: var(--s2); font-size: var(--size-l); overflow-wrap: anywhere; }
  & h2 > span { display: flex; gap: var(--s3); align-items: center; min-inline-size: 0; }
  & p { line-height: 1.4; text-wrap: pretty; }
  & p > span { color: var(--ink-soft); }
  & h2 > b { white-space: nowrap; font: 700 clamp(2.75rem, 1.9rem + 3.6vw, 3.5rem) / 1.05 var(--text); color: var(--accent); }
`

interface HeadProps {
  /** Whom the sum is for; null where it is for several. */
  cause: CauseCard | null
  pence: number
  /** What the cause says that an amount pays for, of those that aren’t more than what has reached it, or will. */
  enough: PaysFor | null
  /** What has reached it, or will; pence. */
  confirmed: number
}

/** What is missing of all that was raised until it would pay for it once more; pence. */
const toNext = ({ pounds }: PaysFor, pence: number) => pounds * 100 - (pence % (pounds * 100))

/** The sum first, then whom it is for, with the face by which one knows it; what that is enough for, in the cause’s own words. */
export function GivingHead({ cause, pence, enough, confirmed }: HeadProps) {
  return (
    <div className={head}>
      <h2 id="raised">
        <b>{formatMoney(pence)}</b>{' '}
        <span>
          {cause && <Face name={cause.name} picture={cause.logoHttps} />}
          {cause ? t('giving:panel.raisedFor', { cause: cause.name }) : t('giving:panel.raisedSoFar')}
        </span>
      </h2>
      {enough && (
        <p>
          <Enough line={enough} pence={confirmed} />{' '}
          <span>{t('giving:panel.another', { amount: formatMoney(toNext(enough, pence)) })}</span>
        </p>
      )}
    </div>
  )
}
