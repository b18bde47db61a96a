import { type ClaimStage, claimStages } from '#contract/giving/claim.ts'
import { type ClaimEvent, claimMachine } from '#machines/giving/claim/claim.machine.ts'
import { t } from '#web/i18n/i18n.ts'
import { claimIcon, claimTone } from './claim-labels.ts'
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

const labelOf = (stage: ClaimStage) => t(`giving-claims:stage.${stage}.label`)

export function ClaimHelp() {
  return (
    <WhatHappens
      title={t('giving-claims:help.title')}
      machine={claimMachine}
      stages={claimStages}
      toneOf={(stage) => claimTone(stage)}
      iconOf={claimIcon}
      labelOf={labelOf}
      sentenceOf={(stage) => t(`giving-claims:stage.${stage}.sentence`)}
      wayOf={(event, next) => t('giving-claims:help.way', { when: when[event]?.() ?? '', stage: labelOf(next) })}
      end={t('giving-claims:help.end')}
    />
  )
}
