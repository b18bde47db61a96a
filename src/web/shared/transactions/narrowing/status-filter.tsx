import { css } from '@linaria/core'
import type { DonationCounts } from '#contract/giving/donation.ts'
import { type DonationStatus, donationStatuses } from '#contract/giving/donation-statuses.ts'
import { t } from '#web/i18n/i18n.ts'
import { formatCount } from '#web/i18n/later-formats.ts'
import { statusWord } from '../labels.ts'

const chips = css`
  display: flex; flex-wrap: wrap; gap: var(--s2); border: 0; padding: 0; margin: 0; min-inline-size: 0;
  & > button { min-block-size: 44px; padding-inline: var(--s4); font-size: var(--size-s); line-height: 1.2; color: var(--ink); background: none; border: 1px solid var(--line); border-radius: 999px; cursor: pointer; }
  & > button > b { margin-inline-start: var(--s1); font-weight: 650; font-variant-numeric: tabular-nums; }
  & > button:hover { border-color: var(--accent); background: var(--accent-wash); }
  & > button[aria-pressed='true'] { color: var(--accent-ink); background: var(--accent); border-color: var(--accent); font-weight: 650; }
  /* As high, and as wide, before the counts have come as with them. */
  @media (max-width: 559px) { display: grid; grid-template-columns: minmax(0, 5fr) minmax(0, 6fr) minmax(0, 7fr); gap: var(--s1) var(--s2); & > button { padding-inline: var(--s2); } }
`

interface StatusFilterProps {
  status: DonationStatus | null
  /** Of each how many there are; undefined while that isn’t known. */
  counts: DonationCounts | undefined
  onChoose(status: DonationStatus | null): void
}

/** Donations by the word that they show, or all of them. */
export function StatusFilter({ status, counts, onChoose }: StatusFilterProps) {
  const all = counts && Object.values(counts).reduce((sum, count) => sum + count, 0)
  return (
    <fieldset className={chips} aria-label={t('giving:list.status')}>
      {([null, ...donationStatuses] as const).map((one) => (
        <button key={one ?? 'all'} type="button" aria-pressed={status === one} onClick={() => onChoose(one)}>
          {one ? statusWord(one) : t('giving:filter.all')} {counts && <b>{formatCount((one ? counts[one] : all) ?? 0)}</b>}
        </button>
      ))}
    </fieldset>
  )
}
