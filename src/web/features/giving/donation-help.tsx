import { donationStages } from '#contract/giving/donation.ts'
import { type DonationEvent, donationMachine } from '#machines/giving/donation/donation.machine.ts'
import { t } from '#web/i18n/i18n.ts'
import { stageLabel, stageSentence, toneOf } from '#web/shared/transactions/labels.ts'
import { WhatHappens } from './what-happens.tsx'

/** Each event of the chart has its words, or this doesn't compile. */
const when: Record<string, () => string> = {
  'returns.closed': () => t('giving:help.returnsClosed'),
  'retailer.confirmed': () => t('giving:help.confirmed'),
  'retailer.adjusted': () => t('giving:help.adjusted'),
  'retailer.declined': () => t('giving:help.declined'),
  'funds.received': () => t('giving:help.fundsReceived'),
  'run.joined': () => t('giving:help.runJoined'),
  'run.left': () => t('giving:help.runLeft'),
  'run.paid': () => t('giving:help.runPaid'),
  'run.returned': () => t('giving:help.runReturned'),
  'bonus.withdrawn': () => t('giving:help.bonusWithdrawn'),
} satisfies Record<DonationEvent['type'], () => string>

export function DonationHelp() {
  return (
    <WhatHappens
      title={t('giving:help.title')}
      machine={donationMachine}
      stages={donationStages}
      looksOf={(stage) => [{ tone: toneOf(stage), label: stageLabel(stage), sentence: stageSentence(stage) }]}
      wayOf={(event, next) => t('giving:help.way', { when: when[event]?.() ?? '', stage: stageLabel(next) })}
      end={t('giving:help.end')}
      figures={[
        [t('giving:list.spent'), t('giving:list.spentMeans')],
        [t('giving:list.month'), t('giving:list.monthsMean')],
      ]}
    />
  )
}
