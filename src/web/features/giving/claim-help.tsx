import { claimStages } from '#contract/giving/claim.ts'
import { type ClaimEvent, claimMachine } from '#machines/giving/claim/claim.machine.ts'
import { t } from '#web/i18n/i18n.ts'
import { claimIcon, claimSentence, claimTone, claimWord } from './claim-labels.ts'
import { WhatHappens } from './what-happens.tsx'

/** Each event of the chart has its words, or this doesn't compile. */
const when: Record<string, () => string> = {
  'tracking.passed': () => t('giving-claims:help.trackingPassed'),
  'donation.tracked': () => t('giving-claims:help.tracked'),
  'claim.withdrawn': () => t('giving-claims:help.withdrawn'),
  'claim.taken': () => t('giving-claims:help.taken'),
  'claim.returned': () => t('giving-claims:help.returned'),
  'claim.accepted': () => t('giving-claims:help.accepted'),
  'claim.declined': () => t('giving-claims:help.declined'),
  'claim.appealed': () => t('giving-claims:help.appealed'),
} satisfies Record<ClaimEvent['type'], () => string>

export function ClaimHelp() {
  return (
    <WhatHappens
      title={t('giving-claims:help.title')}
      machine={claimMachine}
      stages={claimStages}
      looksOf={(stage) =>
        (stage === 'declined' ? [false, true] : [false]).map((isUnchanged) => ({
          tone: claimTone(stage, isUnchanged),
          icon: claimIcon(stage, isUnchanged),
          label: claimWord(stage, isUnchanged),
          sentence: claimSentence(stage, isUnchanged),
        }))
      }
      wayOf={(event, next) =>
        t('giving-claims:help.way', {
          when: when[event]?.() ?? '',
          stage: next === 'declined' ? t('giving-claims:help.declinedOr') : claimWord(next),
        })
      }
      end={t('giving-claims:help.end')}
    />
  )
}
