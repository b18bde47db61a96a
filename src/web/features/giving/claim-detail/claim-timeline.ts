import type { Claim } from '#contract/giving/claim.ts'
import { isDayOver } from '#contract/london.ts'
import { formatDay, formatDayAndTime } from '#web/i18n/dates.ts'
import { t } from '#web/i18n/i18n.ts'
import type { TimelineEntry } from '#web/ui/timeline.tsx'

/** Both of its dates are shown: when somebody answers, and when a decision is expected (X-040). */
export function entriesOf(claim: Claim, now: number): TimelineEntry[] {
  const moves = claim.timeline.map(
    (move, index): TimelineEntry => ({
      kind: move.stage === 'declined' ? 'declined' : 'done',
      title: t(`giving-claims:stage.${move.stage}.label`),
      when: `${formatDayAndTime(move.at)}, ${t(`giving-claims:by.${move.by}`)}`,
      note: move.note,
      isEnd: !claim.isOpen && move.stage !== 'withdrawn' && index === claim.timeline.length - 1,
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
