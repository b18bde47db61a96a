import type { Claim } from '#contract/giving/claim.ts'
import { isDayOver } from '#contract/london.ts'
import { formatDay, formatDayAndTime } from '#web/i18n/dates.ts'
import { t } from '#web/i18n/i18n.ts'
import type { TimelineEntry } from '#web/ui/timeline.tsx'
import { claimWord, isUnchanged } from '../claim-labels.ts'

/** Both of its dates are shown: when somebody answers, and when a decision is expected (X-040). */
export function entriesOf(claim: Claim, now: number): TimelineEntry[] {
  const isSame = isUnchanged(claim)
  const moves = claim.timeline.map(
    ({ stage, at, by, note }, index): TimelineEntry => ({
      kind: stage === 'declined' && !isSame ? 'declined' : 'done',
      title: claimWord(stage, isSame),
      when: `${formatDayAndTime(at)}, ${t(`giving-claims:by.${by}`)}`,
      note,
      // What leaves all as it was is neither a success nor a loss.
      isEnd: !claim.isOpen && stage !== 'withdrawn' && !(stage === 'declined' && isSame) && index === claim.timeline.length - 1,
    }),
  )
  const next = (title: string, when = ''): TimelineEntry => ({ kind: 'next', title, when })
  return [
    ...moves,
    ...(claim.heldUntil ? [next(t('giving-claims:detail.heldUntil', { day: formatDay(claim.heldUntil) }))] : []),
    ...(claim.answerBy
      ? [
          next(
            t(`giving-claims:detail.${isDayOver(claim.answerBy, now) ? 'answerLate' : 'answerBy'}`, {
              day: formatDay(claim.answerBy),
            }),
          ),
        ]
      : []),
    ...(claim.decisionBy
      ? [
          next(
            t(`giving-claims:detail.${isDayOver(claim.decisionBy, now) ? 'decisionLate' : 'decisionBy'}`, {
              day: formatDay(claim.decisionBy),
            }),
            t('giving-claims:detail.decisionBasis'),
          ),
        ]
      : []),
  ]
}
