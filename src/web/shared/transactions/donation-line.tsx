import { css } from '@linaria/core'
import type { Transaction } from '#contract/giving/donation.ts'
import { formatNearDay } from '#web/i18n/dates.ts'
import { formatMoney } from '#web/i18n/later-formats.ts'
import { Status } from '#web/ui/status.tsx'
import { sourceOf, stageWord, toneOf } from './labels.ts'
import { Marked } from './source-mark.tsx'

/** What a list of such lines (`rowLines` or `rowLinks`) adds: the sum stands on the line of its shop's name, and that on the line of what stands beside it. */
export const donationLines = css`
  &&& [data-face] { inline-size: 2.5rem; block-size: 2.5rem; }
  & > li > * > :first-child { gap: var(--s3); }
  /* What hangs lower on one side makes its line no higher. */
  & > li > * { align-items: first baseline; align-content: center; }
  & [data-end] > :last-child { margin-block-end: -6px; }
  && > li > * > :first-child > :last-child { align-self: first baseline; }
  /* On a phone, when it was and what it waits for have a line each. */
  & i { font-style: normal; }
  @media (max-width: 479px) { & i { display: none; } & i + span { display: block; } }
  & [data-end] { display: grid; gap: 2px; justify-items: end; font-variant-numeric: tabular-nums; }
`

interface DonationLineProps {
  donation: Transaction
  now: number
  /** What its word leaves open, by `stageNote`; empty where that is nothing for who reads it. */
  note: string
}

/** A donation in one line, without its frame: whom it comes from, when, what it waits for, how much it is and what has become of it. */
export function DonationLine({ donation, now, note }: DonationLineProps) {
  const amount = formatMoney(donation.donationPence)
  return (
    <>
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
    </>
  )
}
